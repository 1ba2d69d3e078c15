import type { Ask } from './served.ts';

/** Number of initial sign-ins of a subject. Each is refreshed once in a round. */
export const FAMILIES = 256;

/** Refreshes the tokens of each sign-in, and requests its userinfo. */
export interface OpenIdSubject {
  readonly refresh: (index: number) => Promise<void>;
  readonly userinfo: (index: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The first tokens of a sign-in as one text, for the message from the subject's process. */
export const givenText = (refresh: string, access: string) => `${refresh} ${access}`;

/**
 * Makes the calls of an application's server.
 * @param given the first tokens, by the sign-in's number
 */
export const openIdCalls = (ask: Ask, appId: string, given: ReadonlyMap<string, string>) => {
  const tokens = new Map([...given].map(([index, text]) => [Number(index), text.split(' ')] as const));
  return {
    refresh: async (index: number): Promise<void> => {
      const [refresh_token = '', access = ''] = tokens.get(index) ?? [];
      const form = { grant_type: 'refresh_token', client_id: appId, refresh_token };
      const answer = await ask({ path: '/api/token', form });
      tokens.set(index, [String(answer.refresh_token), access]);
    },
    userinfo: async (index: number): Promise<void> => {
      const [, access = ''] = tokens.get(index) ?? [];
      await ask({ path: '/api/userinfo', headers: { authorization: `Bearer ${access}` } });
    },
  };
};
