import { z } from 'zod';
import type { Consent } from '../consent/consent.ts';
import { iso, isoOrNull } from '../iso.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

const grant = z.object({
  id: z.string(),
  scope: z.array(z.string()),
  given: z.iso.datetime(),
  withdrawn: z.iso.datetime().nullable(),
  receipt: z.string(),
});

/** The person's grants to this app, and their withdrawal. */
export const grantCalls = (consent: Consent): readonly Route[] => [
  defineCall({
    id: 'grants',
    method: 'get',
    path: '/api/grants',
    summary: 'The person’s grants to this application, newest first',
    by: 'session',
    body: NO_BODY,
    answer: z.object({ grants: z.array(grant) }),
    refuses: [],
    handle: async ({ caller: { app, session } }) => {
      const grants = await consent.grantsOf(session.personId);
      return {
        grants: grants
          .filter(({ appId }) => appId === app.id)
          .map(({ id, scope, createdAt, revokedAt, receipt }) => ({
            id,
            scope,
            given: iso(createdAt),
            withdrawn: isoOrNull(revokedAt),
            receipt,
          })),
      };
    },
  }),
  defineCall({
    id: 'revokeGrant',
    method: 'delete',
    path: '/api/grants/{grant}',
    summary: 'Take a grant back; its access tokens end at once',
    by: 'session',
    body: NO_BODY,
    answer: z.object({ receipt: z.string() }),
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await consent.revoke(session.personId, app.id, params.grant ?? ''),
    }),
  }),
];
