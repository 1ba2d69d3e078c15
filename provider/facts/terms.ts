/** What an application says of itself to the people who share with it. */
export interface AppTerms {
  /** One sentence for each language: why it asks. */
  readonly purposes: Readonly<Record<string, string>>;
  /** Address of its privacy policy. */
  readonly privacyUrl: string | null;
  /** How many days it keeps what it gets. */
  readonly keepDays: number | null;
  /** Where people reach it. */
  readonly contact: string | null;
  /** How many days a grant lasts. */
  readonly accessDays: number;
}

export const ACCESS_DAYS = { most: 365, default: 90 } as const;

export const NO_TERMS: AppTerms = {
  purposes: {},
  privacyUrl: null,
  keepDays: null,
  contact: null,
  accessDays: ACCESS_DAYS.default,
};

/** The purpose in this language, else in its base language, in English, or in the first there is. */
export const purposeIn = ({ purposes }: AppTerms, language: string): string | null =>
  purposes[language] ??
  purposes[language.split('-')[0] ?? ''] ??
  purposes.en ??
  Object.values(purposes)[0] ??
  null;
