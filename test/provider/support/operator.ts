import { createOperatorTokens } from '../../../provider/operator/tokens.ts';
import { type Asked, ask } from './ask.ts';
import { startProvider } from './provider.ts';

const CONSOLE = 'http://localhost:4175';
const HOST = { host: 'localhost:4175' };

export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

export const TERMS = {
  purposes: { en: 'Shows books that fit you' },
  privacyUrl: 'https://shop.example/privacy',
  keepDays: 30,
  contact: 'privacy@shop.example',
};

export const startOperator = async (options: Parameters<typeof startProvider>[0] = {}) => {
  const provider = await startProvider(options);
  const tokens = createOperatorTokens(provider.database, provider.audit, provider.clock.now);
  const { id, token } = await tokens.add('Robin', 'cli:test');
  const send = (path: string, { headers, ...asked }: Asked = {}) =>
    ask({ fetch: async (request) => provider.operations(request) }, `/operator${path}`, {
      origin: null,
      headers: { ...HOST, ...headers },
      ...asked,
    });
  const call = (path: string, asked: Asked = {}) => send(`/api/${path}`, { token, ...asked });

  const signIn = async () => {
    const answer = await send('/api/session', { body: { token }, origin: CONSOLE, headers: OWN_PAGE });
    const set = answer.headers.get('set-cookie') ?? '';
    const [cookie = ''] = set.split(';');
    const page = (path: string, { headers, ...asked }: Asked = {}) =>
      send(`/api/${path}`, { headers: { ...OWN_PAGE, cookie, ...headers }, ...asked });
    return { answer, set, cookie, page };
  };

  const addShop = (given: object = {}) =>
    call('apps', { body: { name: 'Shop', origins: ['https://shop.example'], ...TERMS, ...given } });

  return { provider, tokens, token, tokenId: id, send, call, signIn, addShop };
};

export type TestOperator = Awaited<ReturnType<typeof startOperator>>;
