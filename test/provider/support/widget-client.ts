import { noticeOf } from '../../../widget/domain/notice.ts';
import { en } from '../../../widget/locales/en.ts';
import { apiAddress, confirmCode, sendCode } from '../../../widget/services/api.ts';
import { endSession } from '../../../widget/services/end-session.ts';
import { createPost } from '../../../widget/services/http.ts';
import { rememberCalls } from '../../../widget/services/share.ts';
import type { RequestData, UserRecord } from '../../../widget/types.ts';
import { offerText } from '../../../widget/ui/row-texts.ts';
import { textsOf } from '../../../widget/ui/texts.ts';
import type { Fetch } from '../../unit/services/builders.ts';
import { ORIGIN, type TestProvider } from './provider.ts';
import { EMAIL, newestCode } from './sign-in.ts';

export const never = new AbortController().signal;

export const widgetClient = (provider: TestProvider, apiKey: string) => {
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    request.headers.set('Origin', ORIGIN);
    return provider.fetch(request, '192.0.2.1');
  };
  const now = () => new Date(provider.clock.now()).toISOString();
  const api = {
    post: createPost({ fetch, now: provider.clock.now }),
    address: (path: string) => apiAddress('/api', 'http://provider.test/', path),
    apiKey,
    locale: 'en',
    subtle: crypto.subtle,
  };
  const notice = (request: RequestData) =>
    noticeOf(request, 'en', (row) => offerText(row, textsOf(en), 'Bookshop'));
  return {
    api,
    context: {
      api,
      page: `${ORIGIN}/page`,
      repeatableOf: rememberCalls(crypto, now, notice),
      response: { responseType: 'token', codeChallenge: '' } as const,
    },
    endSession: async (user: UserRecord) => {
      const asked: Promise<Response>[] = [];
      const asking: Fetch = (input, init) => {
        const answer = fetch(input, init);
        asked.push(answer);
        return answer;
      };
      const environment = {
        fetch: asking,
        // Blocked storage is replaced by memory.
        storage: () => {
          throw new DOMException('blocked');
        },
        window: {
          location: new URL(ORIGIN),
          document: { baseURI: `${ORIGIN}/page` },
          addEventListener() {},
          removeEventListener() {},
        },
      };
      const owner = { provider: 'Mosaic', apiBase: 'http://provider.test/api', apiKey, testMode: false };
      endSession(owner, user, environment);
      await Promise.all(asked);
    },
    signIn: async (email = EMAIL) => {
      const { challenge } = await sendCode(api, email, never);
      const code = await newestCode(provider, email);
      return confirmCode(api, { email, code, challenge }, never);
    },
  };
};
