import { ConfigError, type Variables } from './config-values.ts';

/** The operator's facts for `/privacy`; `null` for each fact that is not configured. */
export interface Operator {
  /** A line: an address, a telephone number, a name. */
  readonly contact: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
  /** The legal notice that some countries ask for. */
  readonly imprintUrl: string | null;
}

const contactOf = (text: string | undefined) => {
  if (text === undefined) return null;
  if (/^[^\p{Cc}]{1,200}$/u.test(text)) return text;
  throw new ConfigError('PROVIDER_CONTACT', 'must be one line of at most 200 characters');
};

const pageOf = (name: string, text: string | undefined) => {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '' && !/\s/.test(text)) return url.href;
  throw new ConfigError(name, 'must be an https address');
};

/** @throws ConfigError */
export const operatorOf = (given: Variables): Operator => ({
  contact: contactOf(given.PROVIDER_CONTACT),
  privacyUrl: pageOf('PROVIDER_PRIVACY_URL', given.PROVIDER_PRIVACY_URL),
  termsUrl: pageOf('PROVIDER_TERMS_URL', given.PROVIDER_TERMS_URL),
  imprintUrl: pageOf('PROVIDER_IMPRINT_URL', given.PROVIDER_IMPRINT_URL),
});
