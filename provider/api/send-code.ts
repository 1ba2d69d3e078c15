import { defineCall } from './call.ts';
import { type CodeSignIn, SEND_CODE } from './code-sign-in.ts';
import { line } from './schemas.ts';

/**
 * Call 1, for an application.
 * @param publicUrl the provider's origin: that of the frame, and of codes that no page asked for
 */
export const sendCode = ({ send }: CodeSignIn, publicUrl: string) =>
  defineCall({
    ...SEND_CODE,
    id: 'sendCode',
    path: '/api/email/verify',
    summary: 'Call 1: mail a code',
    description:
      'Six digits, good for ten minutes. The answer is the same for addresses that are known and unknown, so that nobody can find out who is a user. Past some limits a refusal with `code.proof` holds a `proof`: the call is repeated with its solution.',
    by: 'app',
    // `extend` drops the examples of the description.
    body: SEND_CODE.body
      .extend({ browser: line(200).optional().meta({ description: 'That of an earlier answer to call 2.' }) })
      .meta({ ...SEND_CODE.body.meta() }),
    handle: ({ caller: { app, origin, embedder }, body, ...sender }) => {
      const place = {
        name: app.name,
        origin: embedder ?? origin ?? publicUrl,
        frame: embedder === null ? null : publicUrl,
        isAccount: false,
      };
      return send({ appId: app.id, place }, body, sender, body.browser);
    },
  });
