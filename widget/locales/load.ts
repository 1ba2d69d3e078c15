/** Loads the texts of a dialog in a language other than English. The buttons' texts are in this same small file. */
import { directionOf, type Language as LanguageTag, preferredLanguage } from '../../common/languages.ts';
import type { Catalogue, TriggerTexts } from './catalogue.ts';
import { TRIGGERS } from './triggers.ts';

interface Writing {
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export interface LocaleMessages extends Writing {
  /** The requested BCP 47 tag with its region, for `Intl` and for the API. */
  readonly locale: string;
  readonly catalogue: Partial<Catalogue>;
}

export interface Language extends Writing {
  readonly trigger: TriggerTexts;
  /** Absent for English, which is part of the flow. Resolves with `undefined`, after a warning, if the load fails. */
  readonly loadMessages?: () => Promise<LocaleMessages | undefined>;
}

interface CatalogueModule {
  readonly catalogue: Catalogue;
}

const createLanguage = (lang: LanguageTag, locale: string, trigger: TriggerTexts): Language => {
  const dir = directionOf(lang);
  let isWarned = false;
  const loadMessages = async () => {
    try {
      const { catalogue }: CatalogueModule = await import(`./catalogue.ts?${lang}`);
      return { lang, dir, locale, catalogue };
    } catch (error) {
      if (!isWarned) console.warn(`data-connect-button: no texts for "${lang}", English stands in`, error);
      isWarned = true;
    }
  };
  return { lang, dir, trigger, loadMessages };
};

const created = new Map<string, Language>();

/** `undefined` if English is the nearest. The same tag gives the same object, so that a change can be detected. */
export const languageFor = (tag: string): Language | undefined => {
  const locale = tag.replace(/_/g, '-');
  const lang = preferredLanguage([locale]);
  const trigger = TRIGGERS[`./${lang}.json`];
  if (!trigger) return undefined;
  const language = created.get(locale) ?? createLanguage(lang, locale, trigger);
  created.set(locale, language);
  return language;
};
