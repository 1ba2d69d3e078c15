import countries from './countries.json';

export type Language = 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt';

interface Country {
  /** ISO 4217 code. */
  readonly currency: string;
  /** The word for internships in its postings, in place of `internship`. */
  readonly internship?: string;
  /** Languages of its postings; English by default. */
  readonly languages?: readonly Language[];
}

const COUNTRIES = countries as Readonly<Record<keyof typeof countries, Country>>;

export type CountryCode = keyof typeof countries;

export const DEFAULT_COUNTRY = 'us' satisfies CountryCode;

const isCountry = (code: string): code is CountryCode => Object.hasOwn(COUNTRIES, code);

export const COUNTRY_CODES: readonly CountryCode[] = Object.keys(COUNTRIES).filter(isCountry);

export const countryAt = (code = ''): Country & { readonly code: CountryCode } => {
  const valid = isCountry(code) ? code : DEFAULT_COUNTRY;
  return { code: valid, ...COUNTRIES[valid] };
};

export const withInternshipOf = ({ internship }: Country, what: string): string =>
  internship === undefined ? what : what.replaceAll(/\binternships?\b/gi, internship);
