import { createDelivery } from '../../../provider/mail/delivery.ts';
import { required } from '../../support/until.ts';
import { type Asked, ask } from './ask.ts';
import { CREDENTIALS, connecting, createPlatformServers } from './platform.ts';
import { createClock, fileOf, SECRET, startProvider, type TestProvider } from './provider.ts';
import { approving } from './share.ts';
import { textOf } from './sign-in.ts';
import { workOff } from './work-off.ts';

const NEXT_SECRET = 'the secret of the afternoon that is long enough';
const TRIES = 6;

/** What callers got with 2xx, and what must therefore be true in the evening. */
export interface Person {
  readonly email: string;
  code: string;
  challenge: string;
  token: string;
  isSignedOut: boolean;
  isDeleted: boolean;
  /** Access token of the newest grant, when it was given, and whether it was taken back. */
  access: { readonly token: string; readonly grant: string; readonly at: number; isRevoked: boolean } | null;
  readonly receipts: string[];
  isConnected: boolean;
}

/** A provider whose copy is replaced several times, over one database, and everything outside of it. */
export const startDay = async () => {
  const clock = createClock();
  const platform = createPlatformServers();
  const options = { clock, platforms: { network: platform.network } };
  const first = await startProvider({ ...options, variables: CREDENTIALS });
  const { key, id } = await first.addApp();
  const copies: TestProvider[] = [first];
  const current = () => required(copies.at(-1), 'a copy');
  const inbox = new Map<string, string[]>();
  let isMailAway = false;

  /** Starts another copy on the same database, then stops the one before. */
  const restart = async (secret: string) => {
    const before = current();
    const DATABASE_URL = `file:${fileOf(first)}`;
    copies.push(
      await startProvider({
        ...options,
        variables: { ...CREDENTIALS, DATABASE_URL, PROVIDER_SECRET: secret },
      }),
    );
    await before.close();
  };

  const deliver = () =>
    workOff(
      createDelivery(
        current().mails,
        {
          send: async ({ to, text }) => {
            if (isMailAway) throw Object.assign(new Error('Away'), { code: 'ECONNREFUSED' });
            inbox.set(to, [...(inbox.get(to) ?? []), text.slice(0, text.indexOf('\n'))]);
          },
        },
        () => {},
      ),
    );

  /** A caller repeats a call that was answered with 5xx, or whose copy is gone, as the widget's "Try again" does. */
  const call = async (path: string, asked: Asked) => {
    let last = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await ask(current(), path, { key, ...asked }).catch((error: unknown) => {
        last = String(error);
        return null;
      });
      if (answer !== null && answer.status < 400) return answer;
      if (answer !== null && answer.status < 500) throw new Error(`${path} was refused: ${answer.text}`);
      last = answer?.text ?? last;
      clock.pass(1_000);
    }
    throw new Error(`${path} failed ${TRIES} times: ${last}`);
  };

  return {
    clock,
    platform,
    key,
    id,
    inbox,
    copies,
    current,
    call,
    deliver,
    restart,
    secrets: {
      old: SECRET,
      both: [`${SECRET},${NEXT_SECRET}`, `${NEXT_SECRET},${SECRET}`] as const,
      next: NEXT_SECRET,
    },
    setMailAway: (isAway: boolean) => {
      isMailAway = isAway;
    },

    /** Asks for a code. The mail may come later. */
    arrive: async (email: string, peer: string): Promise<Person> => {
      const sent = await call('/api/email/verify', { body: { email }, peer });
      return {
        email,
        code: '',
        challenge: textOf(sent, 'challenge'),
        token: '',
        isSignedOut: false,
        isDeleted: false,
        access: null,
        receipts: [],
        isConnected: false,
      };
    },

    signIn: async (person: Person) => {
      person.code = required(inbox.get(person.email)?.at(-1), `a code for ${person.email}`);
      const { email, code, challenge } = person;
      person.token = textOf(
        await call('/api/email/verify/confirm', { body: { email, code, challenge } }),
        'token',
      );
    },

    share: async (person: Person, approvals: readonly string[]) => {
      const headers = { 'idempotency-key': `share-${person.email}-${person.receipts.length}` };
      const Info = { ...approving(...approvals).Info, account: person.email };
      const body = { Info };
      const { body: given } = await call('/api/getAPIurlMobile', { token: person.token, body, headers });
      const { body: listed } = await call('/api/grants', { token: person.token });
      const [, grant = ''] = /"id":"(grant_[^"]+)"/.exec(JSON.stringify(listed)) ?? [];
      person.receipts.push(String(given.receipt));
      person.access = { token: String(given.accessToken), grant, at: clock.now(), isRevoked: false };
    },

    connect: async (person: Person): Promise<void> => {
      const { ticket, complete } = connecting(current(), platform, { key, token: person.token });
      person.isConnected = (await complete(await ticket())).status === 200;
    },
  };
};

export type Day = Awaited<ReturnType<typeof startDay>>;
