export const SIGNAL_KINDS = ['follows', 'likes', 'saves', 'works-on', 'profile', 'views'] as const;

export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A kind in a download. The provider takes no searches: a ticked one is sent as something seen. */
export type FoundKind = SignalKind | 'searches';

export interface Facts {
  readonly name: string;
  /** The brand's colour. */
  readonly color: `#${string}`;
  /** Whether the consent page refuses the browsers inside other apps (`disallowed_useragent`). */
  readonly refusesInApps?: boolean;
}

export interface ListFacts {
  readonly kind: SignalKind;
  /** Entries beyond this number are not read. */
  readonly atMost: number;
}

/** The lists that are read from a platform, by the name that people see during the reading. */
export type Lists = Readonly<Record<string, ListFacts>>;
