import { KEPT_CHARACTERS } from '../facts/signal.ts';
import type { Reason } from './evidence.ts';

/**
 * Control characters, and characters that change the direction of the text after them (Unicode Standard Annex 9,
 * section 2).
 */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/**
 * An e-mail address, also with another sign for `@`: full-width, small, percent-encoded, or "[at]" as in "amal [at]
 * example.org".
 */
const ADDRESS =
  /(?:"[^"]{1,62}"|[^\s@＠﹫<>()[\]]{1,64})(?:[@＠﹫]|%40|(?: @ | ?[[({] ?at ?[\])}] ?)(?=[^\s@]{1,253}\.[^\s@.]{2}))[^\s@＠﹫<>()]{1,255}/giu;
/** Emoji, also joined ones and flags. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\p{Emoji_Modifier}|\ufe0f|\u20e3)*(?:\u200d(?=\p{Extended_Pictographic}))?/gu;
/** Brackets whose content, an address, was removed. */
const EMPTY_BRACKETS = /[<(]\s*[>)]/g;

/**
 * Returns an external text for a host: one line, without an address and without characters that affect the text beside
 * it.
 */
const safeText = (text: string): string =>
  text
    .slice(0, KEPT_CHARACTERS.name)
    .replace(CONTROLS, ' ')
    .replace(ADDRESS, ' ')
    .replace(EMOJI, ' ')
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the reasons for a host, without those that consist only of an address. */
export const namedReasons = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.flatMap((reason) => {
    const text = safeText(reason.text);
    return /[\p{L}\p{N}]/u.test(text) ? [{ ...reason, text }] : [];
  });
