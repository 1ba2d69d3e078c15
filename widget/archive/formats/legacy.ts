/** Two characters of two bytes, or four letters. Words of Latin letters have two or three accents in a row at most. */
const LONG_RUN = 4;
/** The second byte of a kana is often in ASCII; the first one stands for no letter in sets of Latin letters. */
const SHORT_RUN = 2;

/** A character set in which spreadsheet programs of a country save tables, and the characters that its texts have. */
interface CharacterSet {
  readonly name: string;
  readonly own: RegExp;
  /** Share of `own` among the characters beyond ASCII. */
  readonly least: number;
  /** Least number of bytes beyond ASCII in a row that count as a run. */
  readonly run: typeof SHORT_RUN | typeof LONG_RUN;
}

/** In the order in which they are tried: a text in a later one seldom passes as one in an earlier one. */
const CHARACTER_SETS: readonly CharacterSet[] = [
  { name: 'shift_jis', own: /[\u3041-\u30ff]/g, least: 0.2, run: SHORT_RUN },
  { name: 'euc-kr', own: /[\uac00-\ud7a3]/g, least: 0.8, run: LONG_RUN },
  { name: 'windows-1256', own: /[\u0621-\u064a]/g, least: 0.8, run: LONG_RUN },
  { name: 'windows-1251', own: /[а-яё]/g, least: 0.6, run: LONG_RUN },
  { name: 'gb18030', own: /[\u4e00-\u9fff]/g, least: 0.8, run: LONG_RUN },
];

/** In European languages of Latin letters most accents stand alone. */
const MOST_IN_RUNS = 0.4;

/** The share of bytes beyond ASCII that stand in a row of at least `least`. */
const shareInRuns = (bytes: Uint8Array, least: number): number => {
  let [high, inRuns, run] = [0, 0, 0];
  for (const byte of bytes) {
    run = byte >= 0x80 ? run + 1 : 0;
    if (run === 0) continue;
    high += 1;
    if (run === least) inRuns += least;
    if (run > least) inRuns += 1;
  }
  return high === 0 ? 0 : inRuns / high;
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
  const runs = { [SHORT_RUN]: shareInRuns(bytes, SHORT_RUN), [LONG_RUN]: shareInRuns(bytes, LONG_RUN) };
  for (const set of CHARACTER_SETS) {
    if (runs[set.run] <= MOST_IN_RUNS) continue;
    const text = decodedAs(bytes, set.name);
    if (text !== null && fits(text, set)) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
};
