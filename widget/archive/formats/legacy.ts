import { type Alphabet, LATIN_ALPHABETS, OTHER_ALPHABETS } from './alphabets.ts';
import { likelihoodIn } from './likelihood.ts';

/** Minimum mean log-likelihood of the characters of a text in the language. */
const MIN_LIKELY = { latin: -4.5, other: -4.2 };
/** Most tables that are not in UTF-8 come from Windows in Western Europe, fewest from old Macs. Longer texts outweigh this. */
const PRIORS: ReadonlyMap<string, number> = new Map([
  ['windows-1252', 1],
  ['macintosh', -2],
]);

/** Maximum number of examined bytes. More bytes do not change the result. */
const MAX_LOOKED = 16 * 1024;

const decodedAs = (bytes: Uint8Array, name: string): string | null => {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The set whose letters make the likeliest text of one of the languages; `null` if none does. */
const singleByteSet = (bytes: Uint8Array, alphabets: readonly Alphabet[]): string | null => {
  const texts = new Map<string, string | null>();
  const isLatin = alphabets === LATIN_ALPHABETS;
  const least = isLatin ? MIN_LIKELY.latin : MIN_LIKELY.other;
  let best: { readonly set: string; readonly sum: number } | null = null;
  for (const alphabet of alphabets) {
    for (const set of alphabet.sets) {
      if (!texts.has(set)) texts.set(set, decodedAs(bytes, set));
      const text = texts.get(set) ?? null;
      if (text === null) continue;
      const { sum: likelihood, count } = likelihoodIn(text, alphabet, isLatin);
      const sum = likelihood + (PRIORS.get(set) ?? 0);
      if (likelihood >= least * count && (best === null || sum > best.sum)) best = { set, sum };
    }
  }
  return best?.set ?? null;
};

/** Runs of bytes beyond ASCII. */
const runsOf = (bytes: Uint8Array): readonly number[] => {
  const runs: number[] = [];
  let run = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) run += 1;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  return run > 0 ? [...runs, run] : runs;
};

const shareOf = (text: string, wanted: RegExp): number => {
  const beyond = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return beyond === 0 ? 0 : (text.match(wanted)?.length ?? 0) / beyond;
};

const KANA = /[\u3041-\u3096\u30a1-\u30fc]/g;
const HAN = /[\u3005\u4e00-\u9fff]/g;
const HANGUL = /[\uac00-\ud7a3]/g;
/** The most frequent syllables, a third of a Korean text. A text in another set, decoded as Korean, has few of them. */
const FREQUENT_HANGUL =
  /[이다는에의가을를고하기지사한로도은대정리자인시어서아그나수부일해보과전스제라동여장구상주안학소교행요리법진개화성음만생물비문방식]/g;

/** Minimum shares of kana in Japanese texts and of hangul in Korean texts. */
const MIN_KANA = 0.2;
const MIN_HANGUL = 0.8;
const MIN_FREQUENT = 0.25;
const MIN_HAN = 0.8;

/**
 * GB 2312 has its frequent characters in the rows that begin with these bytes; letters of one byte are seldom pairs of
 * such bytes.
 */
const shareOfFrequentRows = (bytes: Uint8Array): number => {
  let [pairs, frequent] = [0, 0];
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    pairs += 1;
    if (byte >= 0xb0 && byte <= 0xd7 && (bytes[at + 1] ?? 0) >= 0xa1) frequent += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : frequent / pairs;
};
const MIN_FREQUENT_ROWS = 0.8;

/**
 * Returns the double-byte character set whose decoded text has enough typical characters of its language; `null` if
 * none has.
 */
const doubleByteSet = (bytes: Uint8Array): string | null => {
  const shareIn = (set: string, wanted: RegExp) => shareOf(decodedAs(bytes, set) ?? '', wanted);
  if (shareIn('shift_jis', KANA) >= MIN_KANA && shareIn('shift_jis', /[\uff61-\uff9f]/g) < MIN_KANA)
    return 'shift_jis';
  if (runsOf(bytes).some((run) => run % 2 === 1)) return null;
  if (shareIn('euc-jp', KANA) >= MIN_KANA) return 'euc-jp';
  const isKorean =
    shareIn('euc-kr', HANGUL) >= MIN_HANGUL && shareIn('euc-kr', FREQUENT_HANGUL) >= MIN_FREQUENT;
  if (isKorean) return 'euc-kr';
  const isChinese = shareIn('gb18030', HAN) >= MIN_HAN && shareOfFrequentRows(bytes) >= MIN_FREQUENT_ROWS;
  return isChinese ? 'gb18030' : null;
};

const withHan = (bytes: Uint8Array): string | null =>
  ['shift_jis', 'big5', 'gb18030'].find((set) => shareOf(decodedAs(bytes, set) ?? '', HAN) >= MIN_HAN) ??
  null;

/** UTF-16 without a mark, in a language whose letters have no zero byte: line ends and commas have one each. */
const wideSet = (bytes: Uint8Array): string | null => {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < 2 || (even > 0 && odd > 0)) return null;
  return even > 0 ? 'utf-16be' : 'utf-16le';
};

/** The first lines, up to the length that counts. */
const startOf = (bytes: Uint8Array): Uint8Array => {
  if (bytes.byteLength <= MAX_LOOKED) return bytes;
  const end = bytes.lastIndexOf(0x0a, MAX_LOOKED) + 1;
  return bytes.subarray(0, end === 0 ? MAX_LOOKED : end);
};

/**
 * Returns the character set of a text that is not in UTF-8, chosen by the decoded characters; that of Western Europe if
 * no other set fits.
 */
export const legacySet = (whole: Uint8Array): string => {
  const bytes = startOf(whole);
  const isInRuns = runsOf(bytes).filter((run) => run >= 3).length * 2 > runsOf(bytes).length;
  return (
    wideSet(bytes) ??
    doubleByteSet(bytes) ??
    (isInRuns ? singleByteSet(bytes, OTHER_ALPHABETS) : null) ??
    singleByteSet(bytes, LATIN_ALPHABETS) ??
    withHan(bytes) ??
    'windows-1252'
  );
};
