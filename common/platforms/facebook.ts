import { GRAPH_DAY, GRAPH_ERRORS, graphAnswer, graphEdge, refusedByGraph } from './companies/meta.ts';
import {
  body,
  both,
  byAttachment,
  byData,
  byName,
  byTitle,
  events,
  everyBody,
  firstOfBody,
  heading,
  mendedText,
  named,
} from './companies/meta-archive.ts';
import { standIn as answers } from './facebook.json';
import type { ExportEntry, KnownFile, PageReading } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { textOf, timeOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { PlatformReader } from './kit/reading.ts';
import { type StandIn, thingsOf } from './kit/stand-in.ts';

export const lists = { pages: { kind: 'follows', atMost: 500 } } as const satisfies Lists;

// https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived
const FACEBOOK_EXCHANGE = {
  url: 'https://graph.facebook.com/v24.0/oauth/access_token',
  grant: 'fb_exchange_token',
  tokenAs: 'fb_exchange_token',
  needs: ['client_id', 'client_secret'],
} as const;

// https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  tokenCodes: GRAPH_ERRORS.codes,
  revocation: { how: 'graph', url: 'https://graph.facebook.com/v24.0/me/permissions' },
  // The same call also renews: it exchanges a valid long-lived token for a new one.
  longLived: { exchange: FACEBOOK_EXCHANGE, renew: FACEBOOK_EXCHANGE },
  api: 'https://graph.facebook.com/v24.0',
  scopes: ['public_profile', 'user_likes'],
  separator: ',',
});

/** https://developers.facebook.com/docs/graph-api/reference/user/likes */
const LIKES = 'me/likes?fields=name,category,about,created_time';

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    pages: graphEdge(LIKES, ({ name, category, about, created_time }) => ({
      text: name,
      about: `${textOf(category) ?? ''} ${textOf(about) ?? ''}`,
      at: timeOf(created_time),
    })),
  },
  ...GRAPH_ERRORS,
});

/** A list of Facebook as JSON, under the keys that it had over the years, and the same as a page of several texts. */
const facebookBoth = (
  kind: KnownFile['kind'],
  name: string,
  paths: readonly string[],
  pick: (value: unknown) => ExportEntry | readonly ExportEntry[],
  start: () => PageReading,
): readonly KnownFile[] => [
  {
    kind,
    isAt: named(name, 'json'),
    format: 'json',
    paths: [...paths.map((path) => `$.${path}.*`), '$.*'],
    pick,
  },
  { kind, isAt: named(name, 'html'), format: 'page', start },
];

/** The page's name is in the data, or in the title alone. */
const page = (value: unknown): readonly ExportEntry[] => {
  const entries = byData(value).filter(({ text }) => text !== '');
  return entries.length > 0 ? entries : [byTitle(value)];
};

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'profile',
    // Instagram has a file of the same name in another folder.
    isAt: named('logged_information/your_topics/your_topics', 'json'),
    format: 'json',
    paths: ['$.inferred_topics_v2.*', '$.inferred_topics.*'],
    pick: (value) => ({ text: mendedText(value) }),
  },
  {
    kind: 'profile',
    isAt: named('logged_information/your_topics/your_topics', 'html'),
    format: 'html',
    pick: body,
  },
  ...both('follows', 'pages_you.{0,3}ve_liked', '$.page_likes_v2.*', byName, heading),
  ...both('follows', 'likes_and_reactions/pages', '$.page_likes.*', byName, heading),
  ...facebookBoth(
    'profile',
    '(?:ads(?:_[a-z_]+)?|other_logged_information)/ads_interests',
    ['topics_v2', 'topics'],
    (value) => ({ text: mendedText(value) }),
    everyBody,
  ),
  ...both('follows', 'pages_you_follow', '$.pages_followed_v2.*', page, heading),
  ...facebookBoth(
    'follows',
    'your_group_membership_activity',
    ['groups_joined_v2', 'groups_joined'],
    byData,
    firstOfBody,
  ),
  // Groups that the person leads, and events that the person made.
  ...both('works-on', 'groups/your_groups', '$.groups_admined_v2.*', byName, heading),
  ...both('works-on', 'events/your_events', '$.your_events_v2.*', byName, heading),
  ...facebookBoth(
    'likes',
    'your_event_responses',
    ['event_responses_v2.events_joined', 'event_responses_v2.events_interested'],
    byName,
    events,
  ),
  ...facebookBoth('saves', 'your_saved_items', ['saves_v2'], byAttachment, firstOfBody),
  ...facebookBoth(
    'saves',
    'saved_items_and_collections/collections',
    ['collections_v2'],
    byAttachment,
    firstOfBody,
  ),
];

export const standIn = (): StandIn => ({
  // Seen in sns-sdks/python-facebook, `testdata/base/long_term_token.json`. Facebook gives no refresh token.
  ...answers,
  ...refusedByGraph(),
  // https://developers.facebook.com/docs/graph-api/reference/user/likes. The id comes without being asked for.
  answer: ([pages], call) =>
    graphAnswer(thingsOf(pages), call, ({ id, text, about }) => ({
      id,
      name: text,
      category: about,
      created_time: GRAPH_DAY,
    })),
});
