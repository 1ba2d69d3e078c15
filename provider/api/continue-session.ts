import { z } from 'zod';
import type { ContinueSession } from '../people/continue-session.ts';
import type { Pins } from '../people/pins.ts';
import { Problem } from '../problem.ts';
import { defineCall } from './call.ts';
import { isSignInPage } from './callers.ts';
import { SIGNED_IN, signInAnswer, signInAnswerOf } from './confirm-code.ts';
import { line } from './schemas.ts';

const { canAddPasskey: _, ...SIGN_IN } = SIGNED_IN;
const EXAMPLE = {
  ...SIGN_IN,
  isNewUser: false,
  userState: 'existing',
  flowType: 'login',
  email: 'amal@example.org',
};

/** The sign-in of a person whom the provider's frame knows from another application of the same page origin. */
export const continueSessionCall = (continueSession: ContinueSession, pins: Pins, publicUrl: string) =>
  defineCall({
    id: 'continueSession',
    method: 'post',
    path: '/api/session/continue',
    summary: 'Sign the person in by their session in another application of the same page origin',
    description:
      'From the provider’s frame only, after the person’s press there. The new session is as old as the other one, and ends with it. Both applications must have the origin of the page around the frame.',
    by: 'app',
    body: z
      .looseObject({ token: line(100).meta({ description: 'Of the session in the other application.' }) })
      .meta({ examples: [{ token: SIGNED_IN.token }] }),
    answer: signInAnswer.extend({ email: z.string() }).meta({ examples: [EXAMPLE] }),
    refuses: ['session.frame', 'session.unknown', 'session.expired', 'session.limit'],
    handle: async ({ caller: { app, embedder, key }, body: { token } }) => {
      if (embedder === null || isSignInPage({ key })) throw new Problem('session.frame');
      const signedIn = await continueSession(token, { appId: app.id, embedder, origin: publicUrl });
      return { ...signInAnswerOf({ ...signedIn, isNew: false }, pins), email: signedIn.address };
    },
  });
