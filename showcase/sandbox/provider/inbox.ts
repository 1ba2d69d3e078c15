import { requireOwnPage, type SandboxApp, sourceOf } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { MESSAGES_SHOWN } from '../limits.ts';
import type { Message, Store } from './store.ts';

/**
 * The mail that never left: `GET /sandbox/inbox?email=`, newest first. Without an address the newest of all, on loopback
 * only; elsewhere a mailbox is read by a page of this server that names its address.
 */
export const inboxRoutes = (app: SandboxApp, store: Store) => {
  endpoint(app, '/sandbox/inbox', {
    GET: (context) => {
      const { caller } = context.env;
      requireOwnPage(context.req.raw, caller);
      const email = context.req.query('email')?.trim().toLowerCase();
      if (caller.isLocal) return context.json({ messages: newest(store.inbox(email || undefined)) });
      if (!email) return context.json({ messages: [], addressRequired: true });
      if (sourceOf(context.req.raw, caller) !== 'own') {
        throw new Refusal(403, 'A mailbox is read from this site’s own pages only');
      }
      return context.json({ messages: newest(store.inbox(email)) });
    },
  });
};

const newest = (messages: readonly Message[]) => messages.slice(0, MESSAGES_SHOWN);
