import { GOOGLE_CODES, GOOGLE_OAUTH, googleRefusals, googleTokens } from './companies/google.ts';
import type { Lists } from './kit/facts.ts';
import { countOf, type Fields, fieldsOf, listOf, textOf, timeOf } from './kit/json.ts';
import type { Connector } from './kit/oauth.ts';
import type { PlatformReader, ReadPage } from './kit/reading.ts';
import { DAY, PAGE_SIZE, pageOf, type StandIn, thingsOf } from './kit/stand-in.ts';

export const name = 'YouTube';

export const facts = { name, color: '#ff0000', refusesInApps: true } as const;

export const lists = {
  subscriptions: { kind: 'follows', atMost: 350 },
  'liked videos': { kind: 'likes', atMost: 150 },
} as const satisfies Lists;

export { access } from './youtube.json';

// https://developers.google.com/identity/protocols/oauth2/web-server
export const oauth = (): Connector => ({
  ...GOOGLE_OAUTH,
  api: 'https://www.googleapis.com/youtube/v3',
  scopes: ['https://www.googleapis.com/auth/youtube.readonly'],
});

/**
 * A video that YouTube restricts by age, or that its owner shows to few people. The owner, and everyone with the
 * address of an unlisted one, can like such a video and gets its title:
 * https://developers.google.com/youtube/v3/docs/videos#properties
 */
const isMarked = ({ contentDetails, status }: Fields): boolean =>
  fieldsOf(fieldsOf(contentDetails).contentRating).ytRating === 'ytAgeRestricted' ||
  ['private', 'unlisted'].includes(textOf(fieldsOf(status).privacyStatus) ?? '');

/** Both calls have the same format: https://developers.google.com/youtube/v3/docs/subscriptions/list, …/videos/list */
const listFrom =
  (path: string): ReadPage =>
  async (ask, cursor) => {
    const token = cursor === null ? '' : `&pageToken=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&maxResults=50${token}`);
    const { items, nextPageToken, pageInfo } = fieldsOf(body);
    const total = countOf(fieldsOf(pageInfo).totalResults);
    return {
      // Google may leave an empty list out.
      entries: listOf(items ?? (total === 0 ? [] : null)).flatMap((item) => {
        const { title, description, publishedAt } = fieldsOf(item.snippet);
        if (title === 'Private video' || title === 'Deleted video' || isMarked(item)) return [];
        return { text: title, about: description, at: timeOf(publishedAt) };
      }),
      next: textOf(nextPageToken),
      total,
    };
  };

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    subscriptions: listFrom('subscriptions?mine=true&part=snippet'),
    'liked videos': listFrom('videos?myRating=like&part=snippet,contentDetails,status'),
  },
  codes: GOOGLE_CODES,
  hasOnlyError: true,
});

export { archive } from './youtube/archive.ts';

export const standIn = (): StandIn => ({
  urlKey: 'youtubeURL',
  shares: ['Channels you follow', 'Videos you liked'],
  ...googleTokens('https://www.googleapis.com/auth/youtube.readonly'),
  refusals: googleRefusals(403, 'youtube.quota', 'quotaExceeded'),
  // Seen in the test data of sns-sdks/python-youtube:
  // `testdata/apidata/subscriptions/subscriptions_by_mine_p1.json` and
  // `testdata/apidata/videos/videos_myrating_paged_1.json`.
  answer: ([channels, videos], { path, query }) => {
    const things = thingsOf(path === 'subscriptions' ? channels : path === 'videos' ? videos : []);
    const { page, next } = pageOf(things, query, { size: 'maxResults', cursor: 'pageToken' });
    const kind = `youtube#${path === 'subscriptions' ? 'subscription' : 'video'}`;
    return {
      kind: `${kind}ListResponse`,
      ...(next === null ? {} : { nextPageToken: next }),
      pageInfo: { totalResults: things.length, resultsPerPage: PAGE_SIZE },
      items: page.map(({ id, text, about }) => ({
        kind,
        id,
        snippet: { title: text, description: about, publishedAt: DAY },
      })),
    };
  },
});
