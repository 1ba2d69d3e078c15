import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { SignalKind } from './signal.ts';

export interface ListFacts {
  readonly kind: SignalKind;
  /** Entries beyond this number are not read. */
  readonly atMost: number;
}

/**
 * Every list that is read from a platform, in order, with the name that people see during the reading. The readers read
 * no other lists, and the documentation shows this one.
 */
export const LISTS = {
  youtube: {
    subscriptions: { kind: 'follows', atMost: 350 },
    'liked videos': { kind: 'likes', atMost: 150 },
  },
  linkedin: {
    profile: { kind: 'profile', atMost: 10 },
    skills: { kind: 'profile', atMost: 100 },
    companies: { kind: 'follows', atMost: 300 },
  },
  reddit: {
    communities: { kind: 'follows', atMost: 350 },
    'saved posts': { kind: 'saves', atMost: 150 },
  },
  pinterest: { boards: { kind: 'follows', atMost: 150 }, pins: { kind: 'saves', atMost: 350 } },
  instagram: { posts: { kind: 'works-on', atMost: 500 } },
  github: {
    repositories: { kind: 'works-on', atMost: 150 },
    stars: { kind: 'likes', atMost: 350 },
  },
  facebook: { pages: { kind: 'follows', atMost: 500 } },
  gmail: { newsletters: { kind: 'follows', atMost: 500 } },
} as const satisfies Readonly<Record<ConnectorId, Readonly<Record<string, ListFacts>>>>;

type Lists = typeof LISTS;
/** Names of the lists of a platform. */
export type ListNameOf<Id extends ConnectorId> = keyof Lists[Id] & string;
export type ListName = { readonly [Id in ConnectorId]: ListNameOf<Id> }[ConnectorId];

/** Returns the lists of a platform in reading order. */
export const listsOf = (id: ConnectorId): readonly (readonly [name: string, facts: ListFacts])[] =>
  Object.entries(LISTS[id]);
