import { define } from './call.ts';
import { isSignInPage } from './callers.ts';
import { type CodeSignIn, SEND_CODE } from './code-sign-in.ts';
import { line } from './schemas.ts';

/**
 * Call 1, for an application.
 * @param publicUrl the provider's origin: that of the frame, of the page of a sign-in, and of codes requested without a
 * page
 */
export const sendCode = ({ send }: CodeSignIn, publicUrl: string) =>
  define.post('/api/email/verify', {
    ...SEND_CODE,
    id: 'sendCode',
    summary: 'Call 1: mail a code',
    description:
      'Six digits, good for ten minutes. The answer is the same for addresses that are known and unknown, so that no caller can find out who is a user. Past some limits a refusal with `code.proof` holds a `proof`: the call is repeated with its solution.',
    by: 'app',
    body: SEND_CODE.body.extend({
      browser: line(200).optional().meta({ description: 'That of an earlier answer to call 2.' }),
    }),
    handle: ({ caller, body, ...sender }) => {
      const { app, origin } = caller;
      // A sign-in has its own page: the place that it returns to may be no page at all (`com.example.app:`).
      const around = isSignInPage(caller) ? null : caller.embedder;
      const place = {
        name: app.name,
        origin: around ?? origin ?? publicUrl,
        frame: around === null ? null : publicUrl,
        isAccount: false,
      };
      return send({ appId: app.id, place }, body, sender, body.browser);
    },
  });
