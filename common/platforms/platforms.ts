// Each list is inside a function, so that a bundler can leave out the lists that a bundle does not use.
import access from './access.json';
import * as facebook from './facebook.ts';
import facts from './facts.json';
import * as github from './github.ts';
import * as gmail from './gmail.ts';
import * as googleNews from './google-news.ts';
import { type ConnectorId, isSourceId, type SourceId } from './ids.ts';
import * as instagram from './instagram.ts';
import type { KnownFile } from './kit/archive.ts';
import type { Access, Facts, ListFacts } from './kit/facts.ts';
import type { Connector } from './kit/oauth.ts';
import type { PlatformReader } from './kit/reading.ts';
import type { StandIn } from './kit/stand-in.ts';
import * as linkedin from './linkedin.ts';
import * as pinterest from './pinterest.ts';
import * as reddit from './reddit.ts';
import * as spotify from './spotify.ts';
import * as tiktok from './tiktok.ts';
import * as x from './x.ts';
import * as youtube from './youtube.ts';

export const factsOf = (id: ConnectorId): Facts => facts[id];

export const platformName = (id: string): string => (isSourceId(id) ? facts[id].name : id);

const lists = () => ({
  youtube: youtube.lists,
  linkedin: linkedin.lists,
  reddit: reddit.lists,
  pinterest: pinterest.lists,
  instagram: instagram.lists,
  github: github.lists,
  facebook: facebook.lists,
  gmail: gmail.lists,
});

type ListNameOf<Id extends ConnectorId> = keyof ReturnType<typeof lists>[Id] & string;
export type ListName = { readonly [Id in ConnectorId]: ListNameOf<Id> }[ConnectorId];

/** Returns the lists of a platform in reading order. */
export const listsOf = (id: ConnectorId): readonly (readonly [name: string, facts: ListFacts])[] =>
  Object.entries(lists()[id]);

/** A platform's rules, from its documentation of 22 November 2026. */
export const accessTo = (id: ConnectorId): Access => access[id];

export const oauthOf = (id: ConnectorId): Connector =>
  ({
    youtube: youtube.oauth,
    linkedin: linkedin.oauth,
    reddit: reddit.oauth,
    pinterest: pinterest.oauth,
    instagram: instagram.oauth,
    github: github.oauth,
    facebook: facebook.oauth,
    gmail: gmail.oauth,
  })[id]();

export const readingOf = (id: ConnectorId): PlatformReader =>
  ({
    youtube: youtube.reader,
    linkedin: linkedin.reader,
    reddit: reddit.reader,
    pinterest: pinterest.reader,
    instagram: instagram.reader,
    github: github.reader,
    facebook: facebook.reader,
    gmail: gmail.reader,
  })[id]();

export const standInOf = (id: ConnectorId): StandIn =>
  ({
    youtube: youtube.standIn,
    linkedin: linkedin.standIn,
    reddit: reddit.standIn,
    pinterest: pinterest.standIn,
    instagram: instagram.standIn,
    github: github.standIn,
    facebook: facebook.standIn,
    gmail: gmail.standIn,
  })[id]();

/** The files of each platform's download. Their order matters, because the first one with a matching path is used. */
export const archives = (): readonly (readonly [SourceId, readonly KnownFile[]])[] => [
  ['youtube', youtube.archive()],
  ['gmail', gmail.archive()],
  ['facebook', facebook.archive()],
  ['instagram', instagram.archive()],
  ['linkedin', linkedin.archive()],
  ['reddit', reddit.archive()],
  ['pinterest', pinterest.archive()],
  ['github', github.archive()],
  ['google-news', googleNews.archive()],
  ['x', x.archive()],
  ['spotify', spotify.archive()],
  ['tiktok', tiktok.archive()],
];
