/** Loads the texts of a dialog in a language other than English. The buttons' texts are in this same small file. */
import { directionOf, preferredLanguage, type Tag } from '../../common/languages.ts';
import type { TriggerTexts } from '../trigger-texts.ts';
import type { Catalogue, CheckedCatalogue } from './catalogue.ts';
import { TRIGGERS } from './triggers.ts';

interface Writing {
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The texts of the dialog, and the format of numbers and times. */
export interface LocaleMessages extends Writing {
  /** The requested BCP 47 tag with its region, for `Intl` and for the API. */
  readonly locale: string;
  readonly catalogue: Partial<Catalogue>;
}

export interface Language extends Writing {
  readonly trigger: TriggerTexts;
  /**
   * Loads the texts of the dialog; absent for English, which is part of the flow. Resolves with `undefined`, after one
   * warning, if they cannot be loaded.
   */
  readonly loadMessages?: () => Promise<LocaleMessages | undefined>;
}

type Load = () => Promise<{ readonly catalogue: Catalogue }>;

type Checked<Loads> = {
  readonly [Of in keyof Loads]: Loads[Of] extends () => Promise<{ readonly catalogue: infer Texts }>
    ? () => Promise<{ readonly catalogue: CheckedCatalogue<Texts> }>
    : never;
};

const LOADS = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
  hi: () => import('./hi.ts'),
  ar: () => import('./ar.ts'),
} satisfies Readonly<Record<Tag, Load>>;

// The compiler rejects a text here whose placeholders are not the English ones.
const checkedLoads: Checked<typeof LOADS> = LOADS;

const createLanguage = (lang: Tag, locale: string): Language => {
  const dir = directionOf(lang);
  let isWarned = false;
  const loadMessages = async () => {
    try {
      return { lang, dir, locale, catalogue: (await checkedLoads[lang]()).catalogue };
    } catch (error) {
      if (!isWarned) console.warn(`data-connect-button: no texts for "${lang}", English stands in`, error);
      isWarned = true;
    }
  };
  return { lang, dir, trigger: TRIGGERS[lang], loadMessages };
};

const created = new Map<string, Language>();

/**
 * Returns the language for a tag of the page or its host; `undefined` if English is the nearest. The same tag gives the
 * same object, so that the button can detect a change by comparing.
 */
export const languageFor = (tag: string): Language | undefined => {
  const locale = tag.replace(/_/g, '-');
  const lang = preferredLanguage([locale]);
  if (lang === 'en') return undefined;
  const language = created.get(locale) ?? createLanguage(lang, locale);
  created.set(locale, language);
  return language;
};
