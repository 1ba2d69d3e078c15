import { expect, it } from 'vitest';
import { askAccount } from './support/account.ts';
import { type Answered, ask } from './support/ask.ts';
import { startOpenId } from './support/open-id.ts';
import { repeated } from './support/repeated.ts';

// An attacker with a /48 network has 65,536 networks of the size that one customer gets.

type Started = Awaited<ReturnType<typeof startOpenId>>;

/** A call that needs no session, so the provider counts it by the client's address. */
interface Counted {
  readonly call: (started: Started, peer: string) => Promise<Answered>;
  /** Number of calls that the networks of a /48 make together in ten minutes. */
  readonly most: number;
  readonly refusal: string;
}

const CALLS: Readonly<Record<string, Counted>> = {
  'GET /authorize': {
    call: ({ provider, addressWith }, peer) => ask(provider, addressWith(), { peer, origin: null }),
    most: 600,
    // Without built pages, no page can solve the proof of work.
    refusal: 'authorize.limit',
  },
  'POST /account/api/passkeys/sign-in/options': {
    call: ({ provider }, peer) => askAccount(provider, 'passkeys/sign-in/options', { peer, method: 'POST' }),
    most: 3_000,
    refusal: 'passkey.limit',
  },
};

const inNetwork = (place: number) => `2001:db8:7:${place.toString(16)}::1`;
const codeOf = ({ body, text }: Answered) => body.code ?? /<code>([^<]+)<\/code>/.exec(text)?.[1];

it.each(Object.entries(CALLS))(
  '%s counts 64 networks of one /48 together, and other networks apart',
  async (_, { call, most, refusal }) => {
    const started = await startOpenId();
    const statusFrom = async (peer: string) => (await call(started, peer)).status;
    // Each network stays within the limit of a client.
    for (let place = 0; place < 64; place += 1) {
      const ofThis = Math.floor(most / 64) + (place < most % 64 ? 1 : 0);
      const once = async () => expect(await statusFrom(inNetwork(place))).toBeLessThan(400);
      if (ofThis > 0) await repeated(started.provider, once, ofThis - 1);
    }
    const refused = await call(started, inNetwork(64));
    expect([refused.status, codeOf(refused)]).toEqual([429, refusal]);
    expect(await statusFrom('2001:db8:8::1')).toBeLessThan(400);
    expect(await statusFrom('198.51.100.7')).toBeLessThan(400);
  },
);

it('CODES_PER_CLIENT raises the passkeys too that people behind one address sign in by', async () => {
  const { provider } = await startOpenId({ variables: { CODES_PER_CLIENT: '1' } });
  const begin = () => askAccount(provider, 'passkeys/sign-in/options', { method: 'POST' });
  const statuses = [];
  for (let place = 0; place < 11; place += 1) statuses.push((await begin()).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
