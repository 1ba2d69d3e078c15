/** A language of postings, by its ISO 639-1 code. */
export type Language = 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt';

/** A country that Adzuna serves. */
interface Country {
  /** ISO 4217 code of its salaries. */
  readonly currency: string;
  /** The word for internships in its postings, in place of `internship`. */
  readonly internship?: string;
  /** Languages of its postings; English by default. */
  readonly languages?: readonly Language[];
}

/** The countries of Adzuna's search, by the code in its address. */
export const COUNTRIES = {
  at: { currency: 'EUR', internship: 'praktikum', languages: ['de'] },
  au: { currency: 'AUD' },
  be: { currency: 'EUR', internship: 'stage', languages: ['nl', 'fr'] },
  br: { currency: 'BRL', internship: 'estágio', languages: ['pt'] },
  ca: { currency: 'CAD' },
  ch: { currency: 'CHF', internship: 'praktikum', languages: ['de', 'fr', 'it'] },
  de: { currency: 'EUR', internship: 'praktikum', languages: ['de'] },
  es: { currency: 'EUR', internship: 'prácticas', languages: ['es'] },
  fr: { currency: 'EUR', internship: 'stage', languages: ['fr'] },
  gb: { currency: 'GBP' },
  in: { currency: 'INR' },
  it: { currency: 'EUR', internship: 'tirocinio', languages: ['it'] },
  mx: { currency: 'MXN', internship: 'prácticas', languages: ['es'] },
  nl: { currency: 'EUR', internship: 'stage', languages: ['nl'] },
  nz: { currency: 'NZD' },
  pl: { currency: 'PLN', internship: 'staż', languages: ['pl'] },
  sg: { currency: 'SGD' },
  us: { currency: 'USD' },
  za: { currency: 'ZAR' },
} as const satisfies Readonly<Record<string, Country>>;

export type CountryCode = keyof typeof COUNTRIES;

export const DEFAULT_COUNTRY = 'us' satisfies CountryCode;

const isCountry = (code: string): code is CountryCode => Object.hasOwn(COUNTRIES, code);

export const COUNTRY_CODES: readonly CountryCode[] = Object.keys(COUNTRIES).filter(isCountry);

/** Returns the country of a code; the default one for an unknown code. */
export const countryAt = (code = ''): Country & { readonly code: CountryCode } => {
  const known = isCountry(code) ? code : DEFAULT_COUNTRY;
  return { code: known, ...COUNTRIES[known] };
};

/** The search's words with the country's word for internships. */
export const withInternshipOf = ({ internship }: Country, what: string): string =>
  internship === undefined ? what : what.replaceAll(/\binternships?\b/gi, internship);
