const GAPS = /[\s\p{Cc}]+/gu;
/** Characters that change the direction of the text after them. */
const DIRECTIONS = /\p{Bidi_C}/gu;

/** Cuts a text to a length, never within a character of two units. */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

export const plainLine = (text: string, maxLength: number): string =>
  cut(text.replace(DIRECTIONS, '').replace(GAPS, ' ').trim(), maxLength);
