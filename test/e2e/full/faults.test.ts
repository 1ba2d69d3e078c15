import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../widget/constants.ts';
import type { Attempt, Clock, OpenedCall } from '../support/attempt.ts';
import { BOARD_CALLS } from '../support/board-calls.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { FAULT_CLASSES, type Fault, faultsFor, LATE, spoilNext } from '../support/faults.ts';
import { holdBack } from '../support/hold-back.ts';
import { WIDGET_CALLS } from '../support/widget-calls.ts';

const chromium = useChromium();
const CALLS = [...WIDGET_CALLS, ...BOARD_CALLS];
/** Eight calls, five classes of faults. Within a class only the hint differs; unit tests cover each hint. */
const CELLS = 8 * 5;

const met: unknown[] = [];
afterAll(() => console.log(`Faults in Chromium: ${met.length}/${CELLS}`));

const PLACED = CALLS.map((call, place) => ({ ...call, faults: faultsFor(place) }));

describe.each(PLACED)('$name', ({ address, open, faults }) => {
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

  const failOnce = async (fault: Fault) => {
    const isOffline = fault === 'the connection gone and back';
    if (isOffline) await context.setOffline(true);
    else await spoilNext(opened.page, address, fault);
    await ask();
    if (fault === '20 s of silence') await clock.skip(REQUEST_TIMEOUT_MS);
    await attempt.meet(fault);
    if (isOffline) await context.setOffline(false);
    await attempt.retry(fault);
  };

  const answerLate = async () => {
    const letGo = await holdBack(opened.page, address);
    await ask();
    await attempt.leave();
    letGo();
    await attempt.askAgain();
  };

  it.each(faults)('recovers from %s without losing typed text, and a second try works', async (fault) => {
    if (fault === LATE) await answerLate();
    else await failOnce(fault);
    met.push(fault);
  });
});

it('every class of faults was tested in every call, and every fault in at least two calls', () => {
  expect(met).toHaveLength(CELLS);
  for (const fault of Object.values(FAULT_CLASSES).flat())
    expect(met.filter((each) => each === fault).length, String(fault)).toBeGreaterThanOrEqual(2);
});
