import { z } from 'zod';
import { Problem } from '../problem.ts';
import { type Definition, define, NO_BODY, type Route } from './call.ts';
import type { CallParts } from './modules.ts';

const answer = z.object({
  sub: z.string().meta({ description: 'The person’s id for this application.' }),
  email: z.string().optional().meta({ description: 'With `email`, if the person gave it.' }),
  email_verified: z.boolean().optional(),
  scope: z.string().meta({ description: 'What the token opens, separated by spaces.' }),
  api_url: z.url().meta({ description: 'Address of call 5, for the person’s interests.' }),
});

/** The UserInfo endpoint (OpenID Connect Core, section 5.3), by GET and by POST. */
export const userinfo = ({ config: { publicUrl } }: CallParts): readonly Route[] => {
  const call: Definition<'access', undefined> = {
    id: 'userinfo',
    summary: 'Who signed in',
    description:
      'With the access token of a sign-in with `openid`, as long as its grant stands. POST also takes it as `access_token` of a form.',
    by: 'access',
    answer,
    refuses: ['access.scope'],
    handle: async ({ caller: { address: known, scope, subject } }) => {
      if (!scope.includes('openid')) throw new Problem('access.scope');
      // A test application sees sample people, who have no address.
      const address = scope.includes('email') ? known : null;
      return {
        sub: subject,
        ...(address === null ? {} : { email: address, email_verified: true }),
        scope: scope.join(' '),
        api_url: `${publicUrl}/api/inference`,
      } satisfies z.infer<typeof answer>;
    },
  };
  return [
    define.get('/api/userinfo', call),
    define.post('/api/userinfo', {
      ...call,
      id: 'userinfoByPost',
      takesFormToken: true,
      body: NO_BODY,
      refuses: ['access.scope', 'oauth.request'],
    }),
  ];
};
