/** A character set in which spreadsheet programs of a country save tables, and the characters that its texts have. */
interface CharacterSet {
  readonly name: string;
  readonly own: RegExp;
  /** Share of `own` among the characters beyond ASCII. */
  readonly least: number;
}

/** In the order in which they are tried: a text in a later one seldom passes as one in an earlier one. */
const CHARACTER_SETS: readonly CharacterSet[] = [
  { name: 'shift_jis', own: /[\u3041-\u30ff]/g, least: 0.2 },
  { name: 'euc-kr', own: /[\uac00-\ud7a3]/g, least: 0.8 },
  { name: 'windows-1256', own: /[\u0621-\u064a]/g, least: 0.8 },
  { name: 'windows-1251', own: /[а-яё]/g, least: 0.6 },
  { name: 'gb18030', own: /[\u4e00-\u9fff]/g, least: 0.8 },
];

/** In European languages of Latin letters most accents stand alone. */
const MOST_NEIGHBOURS = 0.4;

const isHigh = (byte = 0) => byte >= 0x80;

/** The share of bytes beyond ASCII that another one precedes or follows. */
const neighboursIn = (bytes: Uint8Array): number => {
  let [high, neighbours] = [0, 0];
  bytes.forEach((byte, at) => {
    if (!isHigh(byte)) return;
    high += 1;
    if (isHigh(bytes[at - 1]) || isHigh(bytes[at + 1])) neighbours += 1;
  });
  return high === 0 ? 0 : neighbours / high;
};

const decodedAs = (bytes: Uint8Array, name: string): string | null => {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const fits = (text: string, { own, least }: CharacterSet): boolean => {
  const beyond = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return (text.match(own)?.length ?? 0) >= least * beyond;
};

/** Decodes a table that is not in UTF-8 by the characters that come out; otherwise as one of Western Europe. */
export const legacyText = (bytes: Uint8Array): string => {
  if (neighboursIn(bytes) > MOST_NEIGHBOURS)
    for (const set of CHARACTER_SETS) {
      const text = decodedAs(bytes, set.name);
      if (text !== null && fits(text, set)) return text;
    }
  return new TextDecoder('windows-1252').decode(bytes);
};
