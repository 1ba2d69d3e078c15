const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ANY_PORT = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\*$/;

/**
 * The origin in its one spelling, or `null` for what is none. `http://localhost:*` stands for every port of a loopback
 * address: development servers change theirs.
 */
export const originOf = (text: string): string | null => {
  if (ANY_PORT.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  return isPlain && (url.protocol === 'https:' || LOOPBACK.test(url.origin)) ? url.origin : null;
};

/** The registered spellings that let this origin in. */
export const spellingsOf = (origin: string): readonly string[] =>
  LOOPBACK.test(origin) ? [origin, `${origin.replace(/:\d+$/, '')}:*`] : [origin];
