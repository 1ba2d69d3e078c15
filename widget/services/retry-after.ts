/**
 * Seconds to wait by a `Retry-After` header, given as seconds or as an HTTP date (RFC 9110 §10.2.3).
 * At least 1, because a wait of 0 seconds makes no sense; `undefined` for anything else.
 * @param now milliseconds since 1970
 */
export const retryAfterS = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.max(1, Number(text));
  // Date.parse also takes "-5" and much else that is not an HTTP date.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(1, Math.ceil((date - now) / 1000));
};
