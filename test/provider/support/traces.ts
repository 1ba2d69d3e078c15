const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which of these secrets stand in what was written. */
export const tracesIn = (written: string, secrets: Iterable<string>): readonly string[] =>
  [...secrets].filter(
    (secret) =>
      // Six digits may stand in a longer number by chance: a code stands between other characters.
      written.includes(secret) && new RegExp(`(?<![\\w.])${escaped(secret)}(?![\\w.])`).test(written),
  );
