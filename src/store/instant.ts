/** Epoch milliseconds as a parameter for a timestamptz. */
export const instant = (ms: number): string => new Date(ms).toISOString()
