/** A time in milliseconds since 1970 as ISO 8601. */
export const iso = (time: number): string => new Date(time).toISOString();

/** The same for a time that may be missing. */
export const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));
