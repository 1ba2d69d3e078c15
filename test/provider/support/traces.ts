const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const tracesIn = (written: string, secrets: Iterable<string>): readonly string[] =>
  [...secrets].filter(
    (secret) =>
      // A longer number may contain six digits by chance, so a code must be between other characters.
      written.includes(secret) && new RegExp(`(?<![\\w.])${escaped(secret)}(?![\\w.])`).test(written),
  );
