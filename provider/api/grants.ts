import { z } from 'zod';
import type { Grants } from '../consent/grants.ts';
import { pageOf } from '../database/page.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';
import { grantView, grantViewOf } from './grant-view.ts';

const PAGE = 50;

const receipt = z.object({ receipt: z.string().meta({ description: 'The signed receipt, as a JWS.' }) });

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
    answer: z.object({ grants: z.array(grantView), next: z.string().optional() }),
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, query }) => {
      const before = query.get('before') ?? undefined;
      const found = await grants.pageOf(session.personId, { appId: app.id, before, most: PAGE + 1 });
      const { page, last } = pageOf(found, PAGE);
      return { grants: page.map(grantViewOf), ...(last === null ? {} : { next: last.id }) };
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
