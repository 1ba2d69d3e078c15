import { z } from 'zod';
import { ACCOUNT_APP } from '../apps/app.ts';
import { iso } from '../iso.ts';
import type { Asker } from '../people/account-tickets.ts';
import { readable } from '../people/address.ts';
import { Problem } from '../problem.ts';
import { signedInAnswer } from './account-cookie.ts';
import { type Entry, entryForgotten, entryView, signedIn } from './account-shapes.ts';
import { define, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { redirectTo } from './page-files.ts';
import { presentSession } from './session.ts';

const ticketAnswer = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });

const TICKET = /^[\w-]{43}$/;

const ticketForm = z.looseObject({
  ticket: z.string().max(100).meta({ description: 'From the answer of `POST /api/account-ticket`.' }),
});

const pressBody = z.looseObject({
  address: z.string().max(254).meta({ description: 'The address that the person read on the page.' }),
  pin: z.string().max(200).optional(),
});

/**
 * A form sends a ticket to a new tab, where an entry in a cookie replaces it until the person presses "Continue as …".
 * Without that press, an attacker's page could sign a person in with a ticket of its own (login CSRF).
 */
export const accountEntryCalls = ({
  accountTickets,
  apps,
  config: { name, publicUrl },
  cookie,
  people,
  pins,
  sessions,
}: CallParts): readonly Route[] => {
  const place = { appId: ACCOUNT_APP, origin: null };

  const askerOf = (headers: Headers) => {
    const entry = cookie.entry.read(headers);
    return entry === null ? null : accountTickets.waiting(entry);
  };

  /** A host can read the session of its app, or imitate one of the provider's page. Only the person knows the PIN. */
  const asksPin = async ({ personId }: Asker): Promise<boolean> => (await people.exportOf(personId)).hasPin;

  const forgetting = async (headers: Headers, answer: Response): Promise<Response> => {
    await accountTickets.forget(cookie.entry.read(headers) ?? '');
    answer.headers.append('Set-Cookie', cookie.entry.forget());
    return answer;
  };

  return [
    define.post('/api/account-ticket', {
      id: 'accountTicket',
      by: 'session',
      body: z.looseObject({}),
      answer: ticketAnswer,
      refuses: ['app.test', 'ticket.limit'],
      handle: async ({ caller: { session, seesPeople } }) => {
        if (!seesPeople) throw new Problem('app.test');
        if (session.origin === null) throw new Problem('session.origin');
        const { token: ticket, expiresAt } = await accountTickets.issue(session);
        return { ticket, expiresAt: iso(expiresAt) };
      },
    }),
    define.post('/account/enter', {
      id: 'enterAccount',
      by: 'anonymous',
      isPage: true,
      isForm: true,
      headers: ['origin'],
      body: ticketForm,
      answer: z.undefined(),
      handle: async ({ body: { ticket }, headers }) => {
        const entry = TICKET.test(ticket) ? await accountTickets.enter(ticket, headers.get('origin')) : null;
        const answer = redirectTo(`${publicUrl}/account`);
        if (entry) answer.headers.set('Set-Cookie', cookie.entry.keep(entry.token, entry.expiresAt));
        return answer;
      },
    }),
    define.get('/account/api/entry', {
      id: 'accountEntry',
      by: 'page',
      answer: entryView,
      handle: async ({ headers }) => {
        const asker = await askerOf(headers);
        const present = await presentSession(sessions, cookie, headers);
        if (asker === null || asker.personId === present?.personId)
          return forgetting(headers, Response.json({ entry: null }));
        const entry: Entry = {
          address: readable(asker.address),
          app: (await apps.byId(asker.appId))?.name ?? name,
          asksPin: await asksPin(asker),
          present: present && readable(present.address),
        };
        return { entry };
      },
    }),
    define.post('/account/api/entry', {
      id: 'accountEnter',
      by: 'page',
      body: pressBody,
      answer: signedIn,
      refuses: ['ticket.stale', 'pin.wrong', 'pin.limit', 'session.code'],
      handle: async ({ body: { address, pin }, headers }) => {
        const asker = await askerOf(headers);
        // Another page may have brought another ticket since the person read the address.
        if (asker === null || readable(asker.address) !== address) throw new Problem('ticket.stale');
        if (await asksPin(asker)) await pins.requireTyped(asker, pin);
        const begun = await accountTickets.begin(cookie.entry.read(headers) ?? '', place);
        return forgetting(headers, signedInAnswer(cookie, begun, null));
      },
    }),
    define.delete('/account/api/entry', {
      id: 'accountForgetEntry',
      by: 'page',
      answer: entryForgotten,
      handle: ({ headers }) => forgetting(headers, Response.json({ forgotten: true })),
    }),
  ];
};
