import { trigger } from '../../common/locales/en.json';
import type { Language } from '../locales/load.ts';

/** The language inside the flow's file, used if no other one is found. */
export const ENGLISH: Language = { lang: 'en', dir: 'ltr', trigger };
