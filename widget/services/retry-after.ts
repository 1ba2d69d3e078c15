/**
 * Parses a `Retry-After` header, in seconds or as an HTTP date (RFC 9110 §10.2.3), into seconds. The minimum is 1,
 * because a wait of 0 seconds makes no sense; `undefined` for anything else.
 * @param now milliseconds since 1970
 */
export const retryAfterS = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.max(1, Number(text));
  // Date.parse also accepts "-5" and many other texts that are no HTTP dates.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(1, Math.ceil((date - now) / 1000));
};
