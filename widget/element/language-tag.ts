import { orUndefined } from '../../common/or-undefined.ts';

interface Tagged {
  closest(selector: string): Element | null;
  getRootNode(): Node & { readonly host?: Element };
}

export const langAround = (element?: Tagged): string =>
  element
    ? (element.closest('[lang]')?.getAttribute('lang') ?? langAround(element.getRootNode().host))
    : 'en';

export const englishTag = (tag: string): string => {
  const locale = orUndefined(() => new Intl.Locale(tag.replace(/_/g, '-')));
  return locale?.language === 'en' ? locale.toString() : 'en';
};
