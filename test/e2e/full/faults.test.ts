import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../widget/constants.ts';
import type { Attempt, Clock, OpenedCall } from '../support/attempt.ts';
import { BOARD_CALLS } from '../support/board-calls.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { FAULTS, LATE, spoilNext } from '../support/faults.ts';
import { holdBack } from '../support/hold-back.ts';
import { WIDGET_CALLS } from '../support/widget-calls.ts';

const chromium = useChromium();
const CALLS = [...WIDGET_CALLS, ...BOARD_CALLS];
/** Eight calls, ten faults. */
const CELLS = 8 * 10;

const met = new Set<string>();
afterAll(() => console.log(`Faults in Chromium: ${met.size}/${CELLS}`));

describe.each(CALLS)('$name', ({ name, address, open }) => {
  let context: BrowserContext;
  let clock: Clock;
  let opened: OpenedCall;
  let attempt: Attempt;

  beforeAll(async () => {
    context = await chromium.open();
    clock = await useClock(context);
    opened = await open(context, clock);
  });
  afterAll(() => context.close());
  beforeEach(async () => {
    await context.setOffline(false);
    await opened.page.unroute(address);
    for (const other of context.pages()) if (other !== opened.page) await other.close();
    attempt = await opened.begin();
  });

  /** Triggers the call, and waits until the request has started. */
  const ask = () => Promise.all([opened.page.waitForRequest(address), attempt.ask()]);

  const failOnce = async (fault: Exclude<(typeof FAULTS)[number], typeof LATE>) => {
    const isOffline = fault === 'the connection gone and back';
    if (isOffline) await context.setOffline(true);
    else await spoilNext(opened.page, address, fault);
    await ask();
    if (fault === '20 s of silence') await clock.skip(REQUEST_TIMEOUT_MS);
    await attempt.meet(fault);
    if (isOffline) await context.setOffline(false);
    await attempt.retry();
  };

  const answerLate = async () => {
    const letGo = await holdBack(opened.page, address);
    await ask();
    await attempt.leave();
    letGo();
    await attempt.askAgain();
  };

  it.each(FAULTS)('recovers from %s without losing typed text, and a second try works', async (fault) => {
    if (fault === LATE) await answerLate();
    else await failOnce(fault);
    met.add(`${name}: ${fault}`);
  });
});

it('every fault was tested in every call', () => {
  expect(met.size).toBe(CELLS);
});
