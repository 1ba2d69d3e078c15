import type { Operator } from '../domain/app-facts.ts';

/** Reads an attribute in the head of this page. The provider's server writes the operator's facts there. */
const read = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';

/** The address of the operator's logo; empty without one. */
export const readLogo = (): string => read('link[rel=icon]', 'href');

/** Reads the operator from the head of this page. */
export const readOperator = (): Operator => ({
  contact: read('meta[name=contact]', 'content'),
  privacyUrl: read('link[rel=privacy-policy]', 'href'),
  termsUrl: read('link[rel=terms-of-service]', 'href'),
  imprintUrl: read('link[rel=imprint]', 'href'),
});
