/** The languages beside English: all of them in one small file, the texts of each dialog in a file of its own. */
import type { TriggerTexts } from '../trigger-texts.ts';
import type { Catalogue, CheckedCatalogue } from './catalogue.ts';
import { ar, de, es, fr, hi, it, ja, ptBR, zhHans } from './triggers.ts';

interface Tongue {
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** What the dialog says, and how numbers and times are written beside it. */
export interface Speech extends Tongue {
  /** BCP 47 tag that was asked for, region and all: for `Intl` and for the API. */
  readonly locale: string;
  readonly catalogue: Partial<Catalogue>;
}

export interface Language extends Tongue {
  readonly trigger: TriggerTexts;
  /**
   * Fetches the texts of the dialog; absent for English, which the flow brings along. Gives `undefined`, after one
   * warning, where they cannot be had.
   */
  readonly speech?: () => Promise<Speech | undefined>;
}

interface Source extends Tongue {
  readonly trigger: TriggerTexts;
  readonly load: () => Promise<{ readonly catalogue: Catalogue }>;
}

const source = <Texts extends CheckedCatalogue<Texts>>(
  lang: string,
  trigger: TriggerTexts,
  load: () => Promise<{ readonly catalogue: Texts & Catalogue }>,
  dir: Tongue['dir'] = 'ltr',
): Source => ({ lang, dir, trigger, load });

const SOURCES = [
  source('de', de, () => import('./de.ts')),
  source('fr', fr, () => import('./fr.ts')),
  source('es', es, () => import('./es.ts')),
  source('pt-BR', ptBR, () => import('./pt-BR.ts')),
  source('it', it, () => import('./it.ts')),
  source('ja', ja, () => import('./ja.ts')),
  source('zh-Hans', zhHans, () => import('./zh-Hans.ts')),
  source('hi', hi, () => import('./hi.ts')),
  source('ar', ar, () => import('./ar.ts'), 'rtl'),
];

// `zh-TW` is written in another script than `zh-Hans`, `pt-PT` in the same as `pt-BR`: who reads the one reads the other.
const readingOf = (tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
};

const findSource = (tag: string): Source | undefined => {
  try {
    return SOURCES.find(({ lang }) => readingOf(lang) === readingOf(tag));
  } catch {
    // A malformed `lang` of the page.
    return undefined;
  }
};

const warned = new Set<string>();

/**
 * The language that a reader of `tag` reads: the same language in the same script, whatever the region. `undefined`
 * where English is the nearest, so for `zh-TW`: Traditional characters are asked for, and Simplified ones are no nearer.
 */
export const languageFor = (tag: string): Language | undefined => {
  const locale = tag.replaceAll('_', '-');
  const found = findSource(locale);
  if (!found) return undefined;
  const { lang, dir, trigger, load } = found;
  const speech = async () => {
    try {
      const { catalogue } = await load();
      return { lang, dir, locale, catalogue };
    } catch (error) {
      if (!warned.has(lang))
        console.warn(`data-connect-button: no texts for "${lang}", English stands in`, error);
      warned.add(lang);
      return undefined;
    }
  };
  return { lang, dir, trigger, speech };
};
