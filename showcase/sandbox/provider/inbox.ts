import type { Hono } from 'hono';
import { endpoint } from '../http/endpoint.ts';
import { MESSAGES_SHOWN } from '../limits.ts';
import type { Store } from './store.ts';

/** The mail that never left: `GET /sandbox/inbox?email=`, newest first; without an address the newest of all. */
export const inboxRoutes = (app: Hono, store: Store) => {
  endpoint(app, '/sandbox/inbox', {
    GET: (context) => {
      const email = context.req.query('email')?.trim().toLowerCase();
      return context.json({ messages: store.inbox(email || undefined).slice(0, MESSAGES_SHOWN) });
    },
  });
};
