import { shortened } from '../../common/account-hint.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { Config } from '../config/config.ts';
import { readable } from '../people/address.ts';
import type { KnownBrowser } from '../people/known-browsers.ts';
import { type AccountCookie, signedInAnswer } from './account-cookie.ts';
import { signedIn } from './account-shapes.ts';
import { define, type Route } from './call.ts';
import { CONFIRM_CODE, type CodeSignIn, SEND_CODE } from './code-sign-in.ts';

/** The browser stays known after the session's end. */
const keepBrowser = (answer: Response, { browser }: AccountCookie, { token, expiresAt }: KnownBrowser) => {
  answer.headers.append('Set-Cookie', browser.keep(token, expiresAt));
  return answer;
};

/**
 * Calls 1 and 2 at /account: they begin a session of the account pages.
 * @param config with the provider's name for people
 */
export const accountSignInCalls = (
  { send, confirm }: CodeSignIn,
  cookie: AccountCookie,
  { name, publicUrl }: Pick<Config, 'name' | 'publicUrl'>,
): readonly Route[] => {
  const place = { name, origin: publicUrl, frame: null, isAccount: true };
  const target = { appId: ACCOUNT_APP, place };
  return [
    define.post('/account/api/code', {
      ...SEND_CODE,
      id: 'accountCode',
      summary: 'Mail a code to sign in at /account',
      by: 'page',
      handle: ({ body, ...sender }) =>
        send(target, body, sender, cookie.browser.read(sender.headers) ?? undefined),
    }),
    define.post('/account/api/sign-in', {
      ...CONFIRM_CODE,
      id: 'accountSignIn',
      summary: 'Sign in at /account: the answer sets the cookie',
      by: 'page',
      // The provider's own page always sends the challenge back.
      body: CONFIRM_CODE.body.required({ challenge: true }),
      answer: signedIn,
      handle: async ({ body, ...sender }) => {
        const { browser, ...begun } = await confirm({ id: ACCOUNT_APP }, null, body, sender);
        const hint = { session: begun.id, address: shortened(readable(body.email)) };
        return keepBrowser(signedInAnswer(cookie, begun, hint), cookie, browser);
      },
    }),
  ];
};
