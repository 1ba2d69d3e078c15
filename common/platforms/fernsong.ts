import { at, fieldsIn, type KnownFile, textIn } from './kit/archive.ts';
import type { Access, Lists } from './kit/facts.ts';
import { fieldsOf, listOf, textOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { PlatformReader } from './kit/reading.ts';
import { answered, type DocumentedRefusals } from './kit/refusals.ts';
import { pageOf, type StandIn, TOKEN_LIFETIME_S, thingsOf } from './kit/stand-in.ts';

export const name = 'Fernsong';

export const facts = { name, color: '#2e7d32' } as const;

export const lists = { choirs: { kind: 'follows', atMost: 100 } } as const satisfies Lists;

export const access: Access = {
  closed: null,
  review: 'none',
  quota: '60 calls an hour for each person',
  cost: 'free',
  page: 'https://fernsong.example/developers',
};

export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://fernsong.example/oauth/authorize',
  token: 'https://fernsong.example/oauth/token',
  revocation: null,
  api: 'https://api.fernsong.example/v1',
  scopes: ['choirs:read'],
});

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    choirs: async (ask, cursor) => {
      const { body } = await ask(`choirs?page=${encodeURIComponent(cursor ?? '0')}`);
      const { choirs, next } = fieldsOf(body);
      return { entries: listOf(choirs).map(({ name: text }) => ({ text })), next: textOf(next), total: null };
    },
  },
  codes: { limited: ['slow_down'] },
});

export const refusals = (): DocumentedRefusals => ({
  page: 'https://fernsong.example/developers/errors',
  refusals: [answered('401', 'token', { status: 401, body: { code: 'signed_out' } })],
});

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'follows',
    isAt: at('fernsong_choirs\\.json'),
    format: 'json',
    paths: ['$.*'],
    pick: (value) => ({ text: textIn(fieldsIn(value).name) }),
  },
];

export const standIn = (): StandIn => ({
  urlKey: 'url',
  shares: ['Choirs you sing in'],
  given: { expires_in: TOKEN_LIFETIME_S, token_type: 'bearer' },
  refused: {
    code: [400, { error: 'invalid_grant' }],
    refresh: [400, { error: 'invalid_grant' }],
  },
  refusals: (refuse) => ({
    token: () => refuse(401, { code: 'signed_out' }),
    scope: () => refuse(403, { code: 'not_allowed' }),
    limit: () => refuse(429, { code: 'slow_down' }),
  }),
  answer: ([choirs], { query }) => {
    const { page, next } = pageOf(thingsOf(choirs), query, { size: 'size', cursor: 'page' });
    return { choirs: page.map(({ text }) => ({ name: text })), next };
  },
});
