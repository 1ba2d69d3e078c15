/** What the operator of the provider says about itself; `null` for what it does not say. */
export interface Operator {
  readonly logo: string | null;
  /** A line: an address, a telephone number, a name. */
  readonly contact: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
  readonly imprintUrl: string | null;
}

/** Reads the operator from the head of this page, where the provider's server writes it. Only its own pages have it. */
export const readOperator = (): Operator => {
  const read = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) || null;
  return {
    logo: read('link[rel=icon]', 'href'),
    contact: read('meta[name=contact]', 'content'),
    privacyUrl: read('link[rel=privacy-policy]', 'href'),
    termsUrl: read('link[rel=terms-of-service]', 'href'),
    imprintUrl: read('link[rel=imprint]', 'href'),
  };
};
