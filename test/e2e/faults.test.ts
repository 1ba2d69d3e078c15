import { afterAll, describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../widget/constants.ts';
import { BOARD_CALLS } from './support/board-calls.ts';
import { useChromium } from './support/chromium.ts';
import { FAULTS, holdBack, LATE, spoilNext } from './support/faults.ts';
import { begin, type TriedCall } from './support/trial.ts';
import { WIDGET_CALLS } from './support/widget-calls.ts';

const chromium = useChromium();
const CALLS = [...WIDGET_CALLS, ...BOARD_CALLS];
/** The matrix: six calls, ten faults. */
const CELLS = 6 * 10;

const met = new Set<string>();
afterAll(() => console.log(`Faults in Chromium: ${met.size}/${CELLS}`));

const failOnce = async (call: TriedCall, fault: Exclude<(typeof FAULTS)[number], typeof LATE>) => {
  const { context, clock, trial } = await begin(call, chromium.visit);
  const { page, ask, meet, retry } = trial;
  const isOffline = fault === 'the connection gone and back';
  if (isOffline) await context.setOffline(true);
  else await spoilNext(page, call.address, fault);
  await Promise.all([page.waitForRequest(call.address), ask()]);
  if (fault === '20 s of silence') await clock.skip(REQUEST_TIMEOUT_MS);
  await meet(fault);
  if (isOffline) await context.setOffline(false);
  await retry();
};

const answerLate = async (call: TriedCall) => {
  const { page, ask, leave, askAgain } = (await begin(call, chromium.visit)).trial;
  const letGo = await holdBack(page, call.address);
  await Promise.all([page.waitForRequest(call.address), ask()]);
  await leave();
  letGo();
  await askAgain();
};

describe.each(CALLS)('$name', (call) => {
  it.each(FAULTS)('gets over %s with nothing typed lost, and a second try works', async (fault) => {
    if (fault === LATE) await answerLate(call);
    else await failOnce(call, fault);
    met.add(`${call.name}: ${fault}`);
  });
});

it('every fault was met in every call', () => {
  expect(met.size).toBe(CELLS);
});
