import { z } from 'zod';
import { randomToken } from '../secrets/random.ts';
import { leadOn } from './authorize-answer.ts';
import { COOKIE_MS } from './authorize-calls.ts';
import { define, NO_BODY, type Route } from './call.ts';
import { fedcmCookie, SET_LOGIN } from './fedcm-browser.ts';
import type { SignInSurroundings } from './sign-in-parts.ts';

const confirmation = z.object({ notified: z.literal(true) });

/** Longer hints are ignored. It is the maximum length of an address. */
const LONGEST_HINT = 254;

/**
 * The sign-in in the window that the browser opens where no person is signed in. The browser names no application
 * there, so the person signs in to the provider, at /account. The window then closes and the browser shows its dialog.
 */
export const fedcmLogin = (parts: SignInSurroundings): readonly Route[] => {
  const { authorizeBrowsers, cookie, now, publicUrl } = parts;
  return [
    define.get('/fedcm/login', {
      id: 'fedcmLogin',
      summary:
        'Leads the window that the browser opens where no person is signed in to the sign-in at /account',
      by: 'anonymous',
      isPage: true,
      query: ['login_hint'],
      answer: z.undefined(),
      handle: async ({ query }) => {
        const page = new URL(`${publicUrl}/account?fedcm`);
        const hint = query.get('login_hint');
        if (hint !== null && hint.length <= LONGEST_HINT) page.searchParams.set('login_hint', hint);
        return leadOn(page.href);
      },
    }),
    define.post('/account/api/fedcm', {
      id: 'accountFedcm',
      summary: 'Says to the browser who signed in at /account, for its own dialog (FedCM)',
      by: 'account',
      body: NO_BODY,
      answer: confirmation,
      handle: async ({ caller: { session }, headers }) => {
        const browser = cookie.read(headers) ?? randomToken();
        await authorizeBrowsers.keepAccount(browser, session);
        const answer = Response.json({ notified: true } satisfies z.infer<typeof confirmation>, {
          headers: { [SET_LOGIN]: 'logged-in' },
        });
        for (const each of [cookie, fedcmCookie(publicUrl)])
          answer.headers.append('Set-Cookie', each.keep(browser, now() + COOKIE_MS));
        return answer;
      },
    }),
  ];
};
