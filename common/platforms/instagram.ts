import { GRAPH_DAY, GRAPH_ERRORS, graphAnswer, graphEdge, refusedByGraph } from './companies/meta.ts';
import type { Lists } from './kit/facts.ts';
import { timeOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { PlatformReader } from './kit/reading.ts';
import { type StandIn, thingsOf } from './kit/stand-in.ts';

export const name = 'Instagram';

export const facts = { name, color: '#e4405f' } as const;

export const lists = { posts: { kind: 'works-on', atMost: 500 } } as const satisfies Lists;

export { access } from './instagram.json';

// https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://www.instagram.com/oauth/authorize',
  token: 'https://api.instagram.com/oauth/access_token',
  tokenCodes: GRAPH_ERRORS.codes,
  revocation: null,
  longLived: {
    exchange: {
      url: 'https://graph.instagram.com/access_token',
      grant: 'ig_exchange_token',
      tokenAs: 'access_token',
      needs: ['client_secret'],
    },
    renew: {
      url: 'https://graph.instagram.com/refresh_access_token',
      grant: 'ig_refresh_token',
      tokenAs: 'access_token',
      needs: [],
    },
  },
  api: 'https://graph.instagram.com/v24.0',
  scopes: ['instagram_business_basic'],
  separator: ',',
});

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
const MEDIA = 'me/media?fields=caption,timestamp';

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    posts: graphEdge(MEDIA, ({ caption, timestamp }) => ({ text: caption, at: timeOf(timestamp) })),
  },
  ...GRAPH_ERRORS,
});

export { archive } from './instagram/archive.ts';

export const standIn = (): StandIn => ({
  urlKey: 'authUrl',
  shares: ['Your posts'],
  // Seen in the test data of restfb/restfb, `json/instagram/accesstoken.json`: permissions in place of the scope,
  // and no type. The platform itself gives no refresh token; this stand-in does, because its tokens cannot be
  // exchanged.
  given: { user_id: '1234567890', permissions: ['instagram_business_basic'] },
  refused: {
    code: [400, { error_type: 'OAuthException', code: 400, error_message: 'Invalid authorization code' }],
    refresh: [400, { error: { message: 'Session has expired', type: 'IGApiException', code: 190 } }],
  },
  refusals: refusedByGraph,
  // Seen in the test data of sns-sdks/python-facebook: `testdata/instagram/apidata/users/medias_p2.json`.
  answer: ([posts], call) =>
    graphAnswer(thingsOf(posts), call, ({ id, text }) => ({ id, caption: text, timestamp: GRAPH_DAY })),
});
