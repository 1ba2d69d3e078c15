import { z } from 'zod';
import type { ContinueSession } from '../people/continue-session.ts';
import type { Pins } from '../people/pins.ts';
import type { Sessions } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import type { AccountCookie } from './account-cookie.ts';
import { define } from './call.ts';
import { isSignInPage } from './callers.ts';
import { signInAnswer, signInAnswerOf } from './confirm-code.ts';
import { presentSession } from './present-session.ts';
import { line } from './schemas.ts';

const source = z
  .looseObject({
    token: line(100).optional().meta({ description: 'Of the session in another application.' }),
    account: line(100).optional().meta({
      description:
        'Id of the session at /account, from the cookie with the hint. The cookie of that session must come along.',
    }),
  })
  .refine(({ token, account }) => (token === undefined) !== (account === undefined), {
    message: 'Send either token or account',
  });

interface Parts {
  readonly continueSession: ContinueSession;
  readonly pins: Pins;
  readonly sessions: Sessions;
}

/** Signs in a person whose session the provider's frame has, from another application of the page or from /account. */
export const continueSessionCall = (
  { continueSession, pins, sessions }: Parts,
  cookie: AccountCookie,
  publicUrl: string,
) =>
  define.post('/api/session/continue', {
    id: 'continueSession',
    summary:
      'Sign the person in by their session in another application of the same page origin, or at /account',
    description:
      'From the provider’s frame only, after the person’s press there. The new session is as old as the other one, and ends with it. Another application must have the origin of the page around the frame. A session at /account counts by its cookie, from a browser that sends `Sec-Fetch-Site: same-origin`, and if the person signed in there by code or passkey.',
    by: 'app',
    body: source,
    answer: signInAnswer.extend({ email: z.string() }),
    refuses: ['session.frame', 'session.unknown', 'session.expired', 'session.limit'],
    handle: async ({ caller: { app, embedder, key }, body: { token, account = '' }, headers }) => {
      if (embedder === null || isSignInPage({ key })) throw new Problem('session.frame');
      const place = { appId: app.id, embedder, origin: publicUrl };
      const goOnByAccount = async () => {
        // Every supported browser sends this header, so a request without it is from another program.
        if (headers.get('sec-fetch-site') !== 'same-origin') throw new Problem('session.frame');
        return continueSession.byAccount(await presentSession(sessions, cookie, headers), account, place);
      };
      const signedIn = await (token === undefined ? goOnByAccount() : continueSession.byToken(token, place));
      return { ...signInAnswerOf({ ...signedIn, isNew: false }, pins), email: signedIn.address };
    },
  });
