import { type LeftOut, NOTHING_LEFT_OUT } from './left-out.ts';
import { CLEARLY_RELATED } from './topics.ts';

/** The questions that a grant allows an application. The server enforces the limits. */
export interface Opening {
  /** Number of different items of a person over the application's longest period. */
  readonly items: number;
  readonly traits: boolean;
  /** Whether the answer has the strongest of the provider's own fine topics. */
  readonly topics: boolean;
  /** Items with a higher score come with reasons; `null` for no reasons. */
  readonly reasonsAbove: number | null;
  /** Whether a reason may be a text that the person watched or searched for. */
  readonly views: boolean;
  readonly leftOut: LeftOut;
}

type Opened = 'traits' | 'topics' | 'reasons';

/** The rights of each approval, by its id in the scope of a grant. A tier is sent as several approvals. */
export const APPROVALS = {
  small: { label: 'Small', items: 16, opens: null },
  medium: { label: 'Medium', items: 32, opens: null },
  large: { label: 'Large', items: 64, opens: 'traits' },
  traits: { label: 'Traits', items: 0, opens: 'topics' },
  reasons: { label: 'Reasons', items: 0, opens: 'reasons' },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly items: number; readonly opens: Opened | null }>
>;

export type ApprovalId = keyof typeof APPROVALS;

/** The approval that each data type of the widget is shared as (specification §7, call 4). */
export const APPROVAL_OF_TYPE = {
  basic: 'medium',
  personality: 'large',
  preferences: 'traits',
  reasons: 'reasons',
} as const satisfies Readonly<Record<string, ApprovalId>>;

/** The tier Large includes the topics; the data type with the label Large does not. */
export const LABELS_OF_TIER = {
  Small: ['Small'],
  Medium: ['Medium'],
  Large: ['Large', 'Traits'],
} as const;

const tiers = new Map<string, readonly string[]>(Object.entries(LABELS_OF_TIER));

export const labelsOf = (
  confirmed: readonly { readonly data: string; readonly tier?: boolean | undefined }[],
) => [...new Set(confirmed.flatMap(({ data, tier }) => (tier && tiers.get(data)) || [data]))];

export const isApproval = (id: string): id is ApprovalId => Object.hasOwn(APPROVALS, id);

export const isDataType = (id: string): id is keyof typeof APPROVAL_OF_TYPE =>
  Object.hasOwn(APPROVAL_OF_TYPE, id);

/** Label of the person's address. Only the page of OpenID Connect offers it, and no approval includes it. */
export const ADDRESS_LABEL = 'Email';

export const LABELS = Object.values(APPROVALS).map(({ label }) => label);

/** The rights of people over their own data, which include the reasons of weak scores. */
export const EVERYTHING: Opening = {
  items: Number.POSITIVE_INFINITY,
  traits: true,
  topics: true,
  reasonsAbove: 0,
  views: true,
  leftOut: NOTHING_LEFT_OUT,
};

/** Combines the rights of several approvals; of several sizes, the largest is used. */
export const openingOf = (scope: readonly string[], leftOut = NOTHING_LEFT_OUT): Opening => {
  const approvals = scope.filter(isApproval).map((id) => APPROVALS[id]);
  const isOpen = (what: Opened) => approvals.some(({ opens }) => opens === what);
  return {
    items: Math.max(0, ...approvals.map(({ items }) => items)),
    traits: isOpen('traits'),
    topics: isOpen('topics'),
    reasonsAbove: isOpen('reasons') ? CLEARLY_RELATED : null,
    views: false,
    leftOut,
  };
};

/** Whether the asked approvals allow nothing beyond the earlier ones. */
export const isWithin = (asked: readonly string[], earlier: readonly string[]): boolean => {
  const [wanted, opened] = [openingOf(asked), openingOf(earlier)];
  return (
    wanted.items <= opened.items &&
    (opened.traits || !wanted.traits) &&
    (opened.topics || !wanted.topics) &&
    (opened.reasonsAbove !== null || wanted.reasonsAbove === null)
  );
};
