import type { Operator } from '../domain/app-facts.ts';

const read = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';

export const readLogo = (): string => read('link[rel=icon]', 'href');

export const readOperator = (): Operator => ({
  contact: read('meta[name=contact]', 'content'),
  privacyUrl: read('link[rel=privacy-policy]', 'href'),
  termsUrl: read('link[rel=terms-of-service]', 'href'),
  imprintUrl: read('link[rel=imprint]', 'href'),
});
