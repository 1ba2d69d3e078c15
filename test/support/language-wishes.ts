import type { Language } from '../../widget/common/languages.ts';

/** One language preference with its texts. */
export const TAG_CASES: readonly (readonly [tag: string, language: Language])[] = [
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de-CH-1996', 'de'],
  ['DE', 'de'],
  ['fr-CA', 'fr'],
  ['es-419', 'es'],
  ['pt', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['it-CH', 'it'],
  ['ja-JP', 'ja'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['hi-IN', 'hi'],
  ['ar', 'ar'],
  ['ar-EG', 'ar'],
  ['ar-MA-u-nu-arab', 'ar'],
  ['en-GB', 'en'],
  ['de_AT', 'de'],
  ['pt_BR', 'pt-BR'],
  ['zh_CN', 'zh-Hans'],
  ['zh_Hant_HK', 'en'],
  // Languages in another script, for which English is the nearest.
  ['zh-TW', 'en'],
  ['zh-HK', 'en'],
  ['zh-Hant', 'en'],
  ['zh-Hant-CN', 'en'],
  ['hi-Latn', 'en'],
  // Languages without texts.
  ['sv', 'en'],
  // Malformed tags.
  ['not a tag', 'en'],
  ['x', 'en'],
  ['*', 'en'],
  ['__proto__', 'en'],
  ['constructor', 'en'],
];

/** Lists of preferences, the best first. */
export const WISHES_CASES: readonly (readonly [wishes: readonly string[], language: Language])[] = [
  [[], 'en'],
  [['sv', 'de-AT', 'fr'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['sv', 'not a tag', 'ar-EG'], 'ar'],
  // Browsers and systems append the bare `zh` to `zh-TW`: it means the same script.
  [['zh-TW', 'zh'], 'en'],
  [['zh-TW', 'zh', 'en-US', 'en', 'de'], 'en'],
  [['zh-Hant-HK', 'sv', 'zh', 'ja'], 'ja'],
  [['zh-TW', 'ja'], 'ja'],
  // Each of these asks for Simplified characters.
  [['zh-TW', 'zh-CN'], 'zh-Hans'],
  [['zh', 'zh-TW'], 'zh-Hans'],
  // The twentieth preference is the last one that counts.
  [[...Array.from({ length: 19 }, () => 'sv'), 'de'], 'de'],
  [[...Array.from({ length: 20 }, () => 'sv'), 'de'], 'en'],
];
