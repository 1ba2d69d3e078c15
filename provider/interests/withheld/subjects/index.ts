import { ARABIC_BY_SUBJECT } from './arabic.ts';
import { CHINESE_BY_SUBJECT } from './chinese.ts';
import { ENGLISH_BY_SUBJECT } from './english.ts';
import { FRENCH_BY_SUBJECT } from './french.ts';
import { GERMAN_BY_SUBJECT } from './german.ts';
import { HINDI_BY_SUBJECT } from './hindi.ts';
import { ITALIAN_BY_SUBJECT } from './italian.ts';
import { JAPANESE_BY_SUBJECT } from './japanese.ts';
import { PORTUGUESE_BY_SUBJECT } from './portuguese.ts';
import { SPANISH_BY_SUBJECT } from './spanish.ts';

/** Words collected subject by subject, in each language. */
export const BY_SUBJECT: readonly string[] = [
  ENGLISH_BY_SUBJECT,
  GERMAN_BY_SUBJECT,
  FRENCH_BY_SUBJECT,
  SPANISH_BY_SUBJECT,
  ITALIAN_BY_SUBJECT,
  PORTUGUESE_BY_SUBJECT,
  JAPANESE_BY_SUBJECT,
  CHINESE_BY_SUBJECT,
  ARABIC_BY_SUBJECT,
  HINDI_BY_SUBJECT,
].flatMap((seeds) => Object.values(seeds));
