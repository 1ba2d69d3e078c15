import type { Language } from '../locales/load.ts';
import { TRIGGER_TEXTS } from '../trigger-texts.ts';

/** The language inside the flow's file, used if no other one is found. */
export const ENGLISH: Language = { lang: 'en', dir: 'ltr', trigger: TRIGGER_TEXTS };
