const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ANY_PORT = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\*$/;

/**
 * Returns the origin in its canonical form; `null` if it is not an origin. `http://localhost:*` means every port of a
 * loopback address, because development servers change theirs. `*` is invalid anywhere else, because browsers send
 * whole host names.
 */
export const originOf = (text: string): string | null => {
  if (ANY_PORT.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.href === `${url.origin}/` && /^https?:$/.test(url.protocol) && !url.host.includes('*');
  return isPlain && (url.protocol === 'https:' || LOOPBACK.test(url.origin)) ? url.origin : null;
};

/** Returns the registered forms that allow this origin. */
export const spellingsOf = (origin: string): readonly string[] =>
  LOOPBACK.test(origin) ? [origin, `${origin.replace(/:\d+$/, '')}:*`] : [origin];
