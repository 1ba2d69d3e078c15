/** The provider's reaction to each kind of refusal. The keys are the provider's names of the kinds. */
export const OUTCOMES = {
  token: 'the person connects it again',
  scope: 'the other lists are read',
  limited: 'the provider waits',
  unreachable: 'tried again for 33 hours',
  operator: 'tried again every day, and logged for you',
  absent: 'taken as empty',
  pending: 'asked again for 33 hours',
} as const;

export type Outcome = keyof typeof OUTCOMES;

/** An answer of the platform, as its documentation or a public recording of it shows. */
interface Sample {
  readonly status: number;
  /** `null` for a page that is no JSON. */
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface DocumentedRefusal {
  /** Status and name, as the log has them. */
  readonly name: string;
  readonly outcome: Outcome;
  /** Absent if the same answer means different things for different lists. */
  readonly sample?: Sample;
}

export interface DocumentedRefusals {
  readonly refusals: readonly DocumentedRefusal[];
  /** The platform's page about its refusals. */
  readonly page: string;
}

export const answered = (name: string, outcome: Outcome, sample: Sample): DocumentedRefusal => ({
  name,
  outcome,
  sample,
});
