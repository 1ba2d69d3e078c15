import type { ConnectOptions } from '../types.ts';

const taggedAround = (element: Element): Element | undefined => {
  const { host }: Node & { host?: Element } = element.getRootNode();
  return element.closest('[lang]') ?? (host && taggedAround(host));
};

/** The BCP 47 tag of an element's language: `locale`, else the nearest `lang`, else `en` (contract §2.1). */
export const tagOf = (element: Element, options: ConnectOptions): string =>
  options.locale || taggedAround(element)?.getAttribute('lang') || 'en';

/** Returns a canonical English tag with its region; plain `en` for any other text, also an invalid one. */
export const englishTag = (tag: string): string => {
  try {
    const locale = new Intl.Locale(tag.replace(/_/g, '-'));
    return locale.language === 'en' ? locale.toString() : 'en';
  } catch {
    return 'en';
  }
};
