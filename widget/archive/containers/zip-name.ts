/** Character sets of names without the UTF-8 flag, in the order in which they are tried. */
const CHARACTER_SETS = ['utf-8', 'shift_jis', 'gb18030'];

const decoded = (bytes: Uint8Array, characterSet: string): string => {
  try {
    return new TextDecoder(characterSet, { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
};

/**
 * The path of a file in a ZIP archive. A name without the UTF-8 flag is in code page 437 by the format, but programs
 * write UTF-8 or the character set of the country there; the first reading that gives a known path counts.
 * @param given path as the format defines it
 */
export const pathOf = (
  given: string,
  rawName: Uint8Array,
  hasUtf8Flag: boolean,
  isKnown: (path: string) => boolean,
): string => {
  if (hasUtf8Flag || rawName.every((byte) => byte < 0x80) || isKnown(given)) return given;
  return CHARACTER_SETS.map((each) => decoded(rawName, each)).find((path) => isKnown(path)) ?? given;
};
