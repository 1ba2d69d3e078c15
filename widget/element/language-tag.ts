import type { ConnectOptions } from '../types.ts';

const taggedAround = (element: Element): Element | undefined => {
  const { host }: Node & { host?: Element } = element.getRootNode();
  return element.closest('[lang]') ?? (host && taggedAround(host));
};

/** The BCP 47 tag that an element is to speak: `locale`, else the nearest `lang`, else `en` (contract §2.1). */
export const tagOf = (element: Element, options: ConnectOptions): string =>
  options.locale || taggedAround(element)?.getAttribute('lang') || 'en';

/** A tag of English, canonical and with its region; plain `en` for every other text, which may be no tag at all. */
export const englishTag = (tag: string): string => {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-'));
    return locale.language === 'en' ? locale.toString() : 'en';
  } catch {
    return 'en';
  }
};
