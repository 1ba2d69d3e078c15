/** A line without a space: it must break inside. */
const LONG = `privacy@${'department-of-data-protection.'.repeat(5)}acme.example`;

/** Variables of a provider in memory whose operator has a contact, a privacy policy, terms and a legal notice. */
export const OPERATOR = {
  DATABASE_URL: 'file::memory:',
  PROVIDER_SECRET: 'the secret of an operator of a test',
  LOG_LEVEL: 'silent',
  PROVIDER_CONTACT: LONG,
  PROVIDER_PRIVACY_URL: 'https://acme.example/privacy',
  PROVIDER_TERMS_URL: 'https://acme.example/terms',
  PROVIDER_IMPRINT_URL: 'https://acme.example/imprint',
} as const;

const PAGES = [
  ['Privacy policy', OPERATOR.PROVIDER_PRIVACY_URL],
  ['Terms of use', OPERATOR.PROVIDER_TERMS_URL],
  ['Legal notice', OPERATOR.PROVIDER_IMPRINT_URL],
] as const;

/** The links of {@link OPERATOR} in English: address of each, and its text for screen readers, in order. */
export const operatorLinksIn = (provider: string, contact: string = LONG) => [
  [contact, `mailto:${contact}`],
  ...PAGES.map(([text, href]) => [`${text} ${provider}, opens in a new tab`, href]),
];
