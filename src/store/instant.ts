/** Epoch milliseconds as a parameter for a timestamptz. */
export const instant = (ms: number): string => new Date(ms).toISOString()

export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instant(ms))
