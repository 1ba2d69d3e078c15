import { orUndefined } from '../../common/or-undefined.ts';

interface Tagged {
  closest(selector: string): Element | null;
  getRootNode(): Node & { readonly host?: Element };
}

/** The nearest `lang` of an element, also outside its shadow root; `en` without one (contract §2.1). */
export const langAround = (element?: Tagged): string =>
  element
    ? (element.closest('[lang]')?.getAttribute('lang') ?? langAround(element.getRootNode().host))
    : 'en';

/** Returns a canonical English tag with its region; plain `en` for any other text, also an invalid one. */
export const englishTag = (tag: string): string => {
  const locale = orUndefined(() => new Intl.Locale(tag.replace(/_/g, '-')));
  return locale?.language === 'en' ? locale.toString() : 'en';
};
