export interface AppTerms {
  /** The purpose, as one sentence for each language. */
  readonly purposes: Readonly<Record<string, string>>;
  readonly privacyUrl: string | null;
  readonly keepDays: number | null;
  readonly contact: string | null;
  /** Lifetime of a grant in days. */
  readonly accessDays: number;
}

export const ACCESS_DAYS = { most: 365, default: 90 } as const;

const DAY_MS = 86_400_000;

/** Both times are milliseconds since 1970. */
export const accessEndsAt = ({ accessDays }: Pick<AppTerms, 'accessDays'>, givenAt: number): number =>
  givenAt + accessDays * DAY_MS;

export const NO_TERMS: AppTerms = {
  purposes: {},
  privacyUrl: null,
  keepDays: null,
  contact: null,
  accessDays: ACCESS_DAYS.default,
};

/** Returns the purpose in this language, else in its base language, in English, or in the first available one. */
export const purposeIn = ({ purposes }: AppTerms, language: string): string | null =>
  purposes[language] ??
  purposes[language.split('-')[0] ?? ''] ??
  purposes.en ??
  Object.values(purposes)[0] ??
  null;
