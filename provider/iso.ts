/** A time in milliseconds since 1970 as ISO 8601. */
export const iso = (time: number): string => new Date(time).toISOString();
