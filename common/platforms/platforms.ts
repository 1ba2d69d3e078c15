// The exports of the platforms' files, by use. Each list is by itself, so that a bundle contains only the uses that it
// needs. A heavy use is a function, because a bundler cannot remove a call.
import * as facebook from './facebook.ts';
import * as github from './github.ts';
import * as gmail from './gmail.ts';
import { type ConnectorId, isConnectorId } from './ids.ts';
import * as instagram from './instagram.ts';
import type { KnownFile } from './kit/archive.ts';
import type { Access, Facts, ListFacts } from './kit/facts.ts';
import type { Connector } from './kit/oauth.ts';
import type { PlatformReader } from './kit/reading.ts';
import type { DocumentedRefusals } from './kit/refusals.ts';
import type { StandIn } from './kit/stand-in.ts';
import * as linkedin from './linkedin.ts';
import * as pinterest from './pinterest.ts';
import * as reddit from './reddit.ts';
import * as youtube from './youtube.ts';

type Each<Use> = Readonly<Record<ConnectorId, Use>>;

/** What a page shows of a platform. */
export const FACTS: Each<Facts> = {
  youtube: youtube.facts,
  linkedin: linkedin.facts,
  reddit: reddit.facts,
  pinterest: pinterest.facts,
  instagram: instagram.facts,
  github: github.facts,
  facebook: facebook.facts,
  gmail: gmail.facts,
};

/** Returns the platform's usual name. */
export const platformName = (id: string): string => (isConnectorId(id) ? FACTS[id].name : id);

/** Every list that is read from a platform, in order, with the name that people see during the reading. */
export const LISTS = {
  youtube: youtube.lists,
  linkedin: linkedin.lists,
  reddit: reddit.lists,
  pinterest: pinterest.lists,
  instagram: instagram.lists,
  github: github.lists,
  facebook: facebook.lists,
  gmail: gmail.lists,
} as const satisfies Each<Readonly<Record<string, ListFacts>>>;

/** Names of the lists of a platform. */
export type ListNameOf<Id extends ConnectorId> = keyof (typeof LISTS)[Id] & string;
export type ListName = { readonly [Id in ConnectorId]: ListNameOf<Id> }[ConnectorId];

/** Returns the lists of a platform in reading order. */
export const listsOf = (id: ConnectorId): readonly (readonly [name: string, facts: ListFacts])[] =>
  Object.entries(LISTS[id]);

/** The platforms' current rules, from their documentation of 22 November 2026. */
export const ACCESS: Each<Access> = {
  youtube: youtube.access,
  linkedin: linkedin.access,
  reddit: reddit.access,
  pinterest: pinterest.access,
  instagram: instagram.access,
  github: github.access,
  facebook: facebook.access,
  gmail: gmail.access,
};

/** The refusals of each platform's API when a list is read. */
export const REFUSALS: Each<() => DocumentedRefusals> = {
  youtube: youtube.refusals,
  linkedin: linkedin.refusals,
  reddit: reddit.refusals,
  pinterest: pinterest.refusals,
  instagram: instagram.refusals,
  github: github.refusals,
  facebook: facebook.refusals,
  gmail: gmail.refusals,
};

/** The platforms' data for the OAuth client. */
export const CONNECTORS: Each<() => Connector> = {
  youtube: youtube.oauth,
  linkedin: linkedin.oauth,
  reddit: reddit.oauth,
  pinterest: pinterest.oauth,
  instagram: instagram.oauth,
  github: github.oauth,
  facebook: facebook.oauth,
  gmail: gmail.oauth,
};

/** How each platform's lists and refusals are read. */
export const READERS: Each<() => PlatformReader> = {
  youtube: youtube.reader,
  linkedin: linkedin.reader,
  reddit: reddit.reader,
  pinterest: pinterest.reader,
  instagram: instagram.reader,
  github: github.reader,
  facebook: facebook.reader,
  gmail: gmail.reader,
};

/** The sandbox's made-up platforms. */
export const STAND_INS: Each<() => StandIn> = {
  youtube: youtube.standIn,
  linkedin: linkedin.standIn,
  reddit: reddit.standIn,
  pinterest: pinterest.standIn,
  instagram: instagram.standIn,
  github: github.standIn,
  facebook: facebook.standIn,
  gmail: gmail.standIn,
};

/** The files of each platform's download. The first one whose path fits decides, so the order counts. */
export const ARCHIVES: readonly (readonly [ConnectorId, () => readonly KnownFile[]])[] = [
  ['youtube', youtube.archive],
  ['gmail', gmail.archive],
  ['facebook', facebook.archive],
  ['instagram', instagram.archive],
  ['linkedin', linkedin.archive],
  ['reddit', reddit.archive],
  ['pinterest', pinterest.archive],
  ['github', github.archive],
];
