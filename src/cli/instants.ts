/** An instant as commands print it for people, to the minute. */
export const minuteText = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString().slice(0, 16))

/** As they print it for programs. */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
