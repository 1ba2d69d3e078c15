const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;

/** Returns the text with plain Latin letters: many people type `cafe` and `Montreal`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
