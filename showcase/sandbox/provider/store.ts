import { type Environment, randomCode, randomHex } from '../environment.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import {
  CODE_LIFETIME_MS,
  CODES_PER_LIFETIME,
  EMAILS_REMEMBERED,
  MESSAGES_REMEMBERED,
  TOKEN_LIFETIME_MS,
  TOKENS_REMEMBERED,
  WRONG_TRIES,
} from '../limits.ts';

/** One e-mail that the sandbox pretends to have sent. `sentAt` is ISO 8601. */
export interface Message {
  readonly email: string;
  readonly code: string;
  readonly sentAt: string;
}

interface Code {
  readonly digits: string;
  readonly sentAt: number;
  used: boolean;
}

interface Mailbox {
  readonly codes: readonly Code[];
  wrongTries: number;
}

export type Sent = { ok: true } | { ok: false; retryAfterSeconds: number };
export type Confirmed = { ok: true; isNewUser: boolean } | { ok: false; why: 'wrong' | 'stale' | 'locked' };

export type Store = ReturnType<typeof createStore>;

/** All that the sandbox remembers: codes, people and tokens, in memory and bounded (contract §4). */
export const createStore = (environment: Environment) => {
  const mailboxes = new BoundedMap<string, Mailbox>(EMAILS_REMEMBERED);
  const people = new BoundedMap<string, true>(EMAILS_REMEMBERED);
  const tokens = new BoundedMap<string, { account: string; expiresAt: number }>(TOKENS_REMEMBERED);
  let messages: readonly Message[] = [];

  const isStale = (code: Code) => code.used || environment.now() - code.sentAt >= CODE_LIFETIME_MS;
  const isKnown = (email: string) => people.get(email) !== undefined || email.startsWith('existing');

  return {
    /** Sends a code, unless the address had five within ten minutes. A new code clears the wrong tries. */
    sendCode(email: string): Sent {
      const sentAt = environment.now();
      const earlier = mailboxes.get(email)?.codes ?? [];
      const recent = earlier.filter((code) => sentAt - code.sentAt < CODE_LIFETIME_MS);
      const oldest = recent.at(-CODES_PER_LIFETIME);
      if (oldest !== undefined) {
        const retryAfterSeconds = Math.ceil((oldest.sentAt + CODE_LIFETIME_MS - sentAt) / 1000);
        return { ok: false, retryAfterSeconds };
      }
      const code = { digits: randomCode(environment), sentAt, used: false };
      mailboxes.set(email, { codes: [...earlier, code].slice(-2 * CODES_PER_LIFETIME), wrongTries: 0 });
      const message = { email, code: code.digits, sentAt: new Date(sentAt).toISOString() };
      messages = [message, ...messages].slice(0, MESSAGES_REMEMBERED);
      return { ok: true };
    },

    /** Any code of the last ten minutes counts: mail may arrive late, after a second one was asked for. */
    confirmCode(email: string, digits: string): Confirmed {
      const mailbox = mailboxes.get(email);
      if (mailbox === undefined) return { ok: false, why: 'wrong' };
      if (mailbox.wrongTries >= WRONG_TRIES) return { ok: false, why: 'locked' };
      const matching = mailbox.codes.filter((code) => code.digits === digits);
      if (matching.length === 0) {
        mailbox.wrongTries += 1;
        return { ok: false, why: 'wrong' };
      }
      if (matching.every(isStale)) return { ok: false, why: 'stale' };
      for (const code of mailbox.codes) code.used = true;
      const isNewUser = !isKnown(email);
      people.set(email, true);
      return { ok: true, isNewUser };
    },

    /** Messages, newest first, to one address or to all. */
    inbox: (email?: string) =>
      email === undefined ? messages : messages.filter((message) => message.email === email),

    /** A bearer token for one account, good for an hour. */
    issueToken(account: string): string {
      const token = randomHex(environment, 24);
      tokens.set(token, { account: account.toLowerCase(), expiresAt: environment.now() + TOKEN_LIFETIME_MS });
      return token;
    },

    /** Whose token it is; `undefined` when it is unknown or over. */
    accountOf(token: string): string | undefined {
      const entry = tokens.get(token);
      return entry !== undefined && environment.now() < entry.expiresAt ? entry.account : undefined;
    },
  };
};
