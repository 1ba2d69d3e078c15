/** Reads the number in a header; `NaN` without one. Of a header that was sent twice, the first value is used. */
export const numberIn = (text: string | null): number => {
  const [first = ''] = (text ?? '').split(',');
  return first.trim() === '' ? Number.NaN : Number(first);
};

/** The seconds until `Retry-After`, a number or a date (RFC 9110, section 10.2.3); `NaN` for another text. */
export const retryAfterSeconds = (text: string | null, now: number): number => {
  const seconds = numberIn(text);
  return seconds >= 0 ? seconds : (Date.parse(text ?? '') - now) / 1000;
};
