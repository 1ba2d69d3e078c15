import { z } from 'zod';
import { isLoopback } from '../config/values.ts';
import { isThroughProxy } from '../http/client-address.ts';
import { iso } from '../iso.ts';
import { addressOf } from '../people/address.ts';
import { Problem } from '../problem.ts';
import { define } from './call.ts';
import type { CallParts } from './modules.ts';

const SHOWN = 20;

const message = z.object({ email: z.string(), code: z.string(), sentAt: z.iso.datetime() });

/** Without this check, a foreign host name that resolves to this address could read the mailbox. */
const isOwnHost = (host: string, publicUrl: string) => {
  const address = `http://${host}`;
  if (!URL.canParse(address)) return false;
  return host === new URL(publicUrl).host || isLoopback(new URL(address).hostname);
};

/** The mailbox of a provider without a mail server. Such a provider listens on loopback only (config.ts). */
export const inbox = ({ mails, config }: CallParts) =>
  define.get('/sandbox/inbox', {
    id: 'inbox',
    by: 'anonymous',
    query: ['email'],
    answer: z.object({ messages: z.array(message) }),
    refuses: ['request.path'],
    handle: async ({ query, headers }) => {
      const host = headers.get('host');
      if (isThroughProxy(headers.keys()) || (host !== null && !isOwnHost(host, config.publicUrl)))
        throw new Problem('request.path');
      const typed = query.get('email')?.trim() ?? '';
      const wanted = addressOf(typed) ?? typed;
      const waiting = await mails.waiting();
      const messages = waiting
        .filter(({ to }) => wanted === '' || to === wanted)
        .flatMap(({ to, text, sentAt }) => {
          // Mails without a code are notices.
          const code = /^\d+(?=\n)/.exec(text)?.[0];
          return code === undefined ? [] : { email: to, code, sentAt: iso(sentAt) };
        })
        .slice(0, SHOWN);
      return { messages };
    },
  });
