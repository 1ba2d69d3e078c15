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

/** The shorter periods that a person can choose for an access, instead of the application's own. */
export const SHORTER = ['hour', 'month'] as const;

export type Shorter = (typeof SHORTER)[number];

const SHORTER_MS: Readonly<Record<Shorter, number>> = { hour: 3_600_000, month: 30 * DAY_MS };

/** Both times are milliseconds since 1970. */
export const accessEndsAt = (
  { accessDays }: Pick<AppTerms, 'accessDays'>,
  givenAt: number,
  shorter?: Shorter,
): number =>
  givenAt +
  Math.min(accessDays * DAY_MS, shorter === undefined ? Number.POSITIVE_INFINITY : SHORTER_MS[shorter]);

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
