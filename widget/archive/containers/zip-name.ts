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
 * write UTF-8 or the character set of the country there; the first reading that gives a known name counts.
 * @param given path as the format defines it
 * @param isNamed whether a file is known by its name
 */
export const pathOf = (
  given: string,
  rawName: Uint8Array,
  hasUtf8Flag: boolean,
  isNamed: (path: string) => boolean,
): string => {
  if (hasUtf8Flag || rawName.every((byte) => byte < 0x80) || isNamed(given)) return given;
  const readings = CHARACTER_SETS.map((each) => decoded(rawName, each));
  // Bytes of another character set are hardly ever valid UTF-8.
  return readings.find((path) => isNamed(path)) || readings[0] || given;
};
