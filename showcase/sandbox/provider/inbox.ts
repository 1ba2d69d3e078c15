import { requireOwnPage, type SandboxApp, sourceOf } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * The unsent mail: `GET /sandbox/inbox?email=`, newest first. Without an address it lists all mail, but only on
 * loopback; elsewhere only a page of this server can read a mailbox, by its address.
 * @param read the provider's own mailbox: of one address, or of all for an empty text
 */
export const inboxRoutes = (app: SandboxApp, read: (email: string) => Promise<Response>) => {
  endpoint(app, '/sandbox/inbox', {
    GET: ({ env: { caller }, req, json }) => {
      requireOwnPage(req.raw, caller);
      const email = req.query('email')?.trim() ?? '';
      if (caller.isLocal) return read(email);
      if (email === '') return json({ messages: [], addressRequired: true });
      if (sourceOf(req.raw, caller) !== 'own') {
        throw new Refusal(403, 'A mailbox is read from this site’s own pages only');
      }
      return read(email);
    },
  });
};
