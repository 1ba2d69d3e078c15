import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../../../provider/config-platforms.ts';
import { type Faults, SLOW, STALLED, startStandIns } from './support/stand-ins.ts';

const PAUSED = { fault: 'limited', text: 'asks for a pause. Reading goes on by itself.' };
const AGAIN = { fault: 'unreachable', text: 'does not answer as it should. It is tried again by itself.' };
const OVER = {
  state: 'failed',
  fault: 'token',
  text: 'no longer lets us read. Connect it again.',
  waitS: null,
};

const all = (stand: object) => CONNECTOR_IDS.map(() => expect.objectContaining(stand));

/** Faults in the middle of a reading that resolve by themselves, with their delays. */
const PASSING: readonly (readonly [string, Partial<Faults>, object, number])[] = [
  ['a limit with a pause', { read: 'refuse=limit;retry=90' }, PAUSED, 90],
  ['a limit without a word', { read: 'refuse=limit' }, PAUSED, 60],
  ['a connection that is cut', { read: 'abort' }, AGAIN, 10],
  ['no answer', { read: SLOW }, AGAIN, 10],
  ['an answer that stops in the middle', { read: STALLED }, AGAIN, 10],
  ['half a page', { read: 'malformed' }, AGAIN, 10],
  ['an empty answer', { read: 'empty' }, AGAIN, 10],
  ['nonsense', { read: 'unexpected' }, { ...AGAIN, fault: 'nonsense' }, 10],
  ['a fault of the platform', { read: 'status=503' }, AGAIN, 10],
  ['a 401 while no new token is to be had', { read: 'refuse=token', tokens: 'status=503' }, AGAIN, 10],
  ['a 401 while the token call does not answer', { read: 'refuse=token', tokens: SLOW }, AGAIN, 10],
  [
    'a 401 while the token call asks for a pause',
    { read: 'refuse=token', tokens: 'refuse=limit;retry=90' },
    PAUSED,
    90,
  ],
  ['a 401 while the token call has a limit', { read: 'refuse=token', tokens: 'refuse=limit' }, AGAIN, 10],
];

/** Faults that only the person can resolve. */
const FINAL: readonly (readonly [string, Partial<Faults>, object])[] = [
  ['access taken back at the platform', { read: 'refuse=token', tokens: 'refuse=token' }, OVER],
  ['a new token that is refused as well', { read: 'refuse=token' }, OVER],
  [
    'a reading that is not allowed',
    { read: 'refuse=scope' },
    { state: 'failed', fault: 'scope', text: 'does not allow this reading.', waitS: null },
  ],
];

interface Whole {
  readonly texts: readonly string[];
  readonly reads: ReadonlyMap<string, number>;
}

let whole: Promise<Whole> | undefined;
/** Signals of a reading without faults, and its number of calls. */
const wholeReading = () => {
  whole ??= startStandIns().then(async ({ read, reads, texts }) => {
    await read();
    return { texts: await texts(), reads: reads() };
  });
  return whole;
};

describe('a fault in the middle of reading the stand-in platforms', () => {
  it.each(PASSING)(
    '%s: the person sees it, the queue waits, and every platform is read to its end',
    async (_, faults, shown, waitS) => {
      const { breakBy, callsSince, clock, read, stands, texts } = await startStandIns();
      const { reads } = await wholeReading();
      breakBy(faults, reads);
      await read();
      expect(await stands()).toEqual(all({ state: 'reading', ...shown, waitS }));
      expect((await texts()).length).toBeGreaterThan(CONNECTOR_IDS.length);
      callsSince();
      clock.pass((waitS - 1) * 1000);
      await read();
      expect(callsSince()).toBe(0);
      breakBy({});
      clock.pass(1_000);
      await read();
      expect(await stands()).toEqual(all({ state: 'done', fault: null, waitS: null }));
      expect(await texts()).toEqual((await wholeReading()).texts);
    },
  );

  it.each(FINAL)('%s: the person sees what to do, and the queue ends', async (_, faults, shown) => {
    const { breakBy, callsSince, clock, read, stands } = await startStandIns();
    const { reads } = await wholeReading();
    breakBy(faults, reads);
    await read();
    expect(await stands()).toEqual(all(shown));
    callsSince();
    clock.pass(7 * 86_400_000);
    await read();
    expect(callsSince()).toBe(0);
  });

  it('an expired token: a new one is fetched, invisibly for the person', async () => {
    const { clock, read, stands } = await startStandIns();
    clock.pass(3_600_000);
    await read();
    expect(await stands()).toEqual(all({ state: 'done', fault: null }));
  });
});
