import { z } from 'zod';
import type { GrantRow } from '../consent/grant-rows.ts';
import type { Grants } from '../consent/grants.ts';
import { iso, isoOrNull } from '../iso.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

const PAGE = 50;

const grant = z.object({
  id: z.string(),
  scope: z.array(z.string()),
  given: z.iso.datetime(),
  until: z.iso.datetime().meta({ description: 'When it ends by itself.' }),
  withdrawn: z.iso.datetime().nullable().meta({ description: 'Taken back, or replaced by a newer one.' }),
});

const receipt = z.object({ receipt: z.string().meta({ description: 'The signed receipt, as a JWS.' }) });

const viewOf = ({ id, scope, createdAt, endsAt, revokedAt }: GrantRow) => ({
  id,
  scope,
  given: iso(createdAt),
  until: iso(endsAt),
  withdrawn: isoOrNull(revokedAt),
});

/** The person's grants to this app, and their withdrawal. */
export const grantCalls = (grants: Grants): readonly Route[] => [
  defineCall({
    id: 'grants',
    method: 'get',
    path: '/api/grants',
    summary: 'The person’s grants to this application, newest first, 50 on a page',
    description: 'Where `next` is there, `?before=` with it gives the page after.',
    by: 'session',
    query: ['before'],
    body: NO_BODY,
    answer: z.object({ grants: z.array(grant), next: z.string().optional() }),
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, query }) => {
      const before = query.get('before') ?? undefined;
      const found = await grants.pageOf(session.personId, { appId: app.id, before, most: PAGE + 1 });
      const page = found.slice(0, PAGE);
      const next = found.length > PAGE ? page.at(-1)?.id : undefined;
      return { grants: page.map(viewOf), ...(next === undefined ? {} : { next }) };
    },
  }),
  defineCall({
    id: 'grantReceipt',
    method: 'get',
    path: '/api/grants/{grant}',
    summary: 'The signed receipt of a grant',
    by: 'session',
    body: NO_BODY,
    answer: receipt,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await grants.receiptOf(session.personId, params.grant ?? '', app.id),
    }),
  }),
  defineCall({
    id: 'revokeGrant',
    method: 'delete',
    path: '/api/grants/{grant}',
    summary: 'Take a grant back; its access tokens end at once',
    by: 'session',
    body: NO_BODY,
    answer: receipt,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await grants.revoke(session.personId, app.id, params.grant ?? ''),
    }),
  }),
];
