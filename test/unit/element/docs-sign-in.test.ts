// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { signInAndShare } from '../../../showcase/docs/samples/sign-in-and-share.ts';
import { SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS } from '../../../widget/constants.ts';
import '../../../widget/index.ts';
import type { DataRequestResult } from '../../../widget/types.ts';
import { putButton } from '../../support/button.ts';
import { until } from '../../support/until.ts';

/** Skips the two seconds for which the dialog shows a message. The sample's own waits stay. */
const skipPauses = () => {
  const real = globalThis.setTimeout;
  const pauses: unknown[] = [SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => real(run, pauses.includes(ms) ? 0 : ms));
  onTestFinished(() => void vi.unstubAllGlobals());
};

const putElement = () => {
  const element = document.createElement('data-connect-button');
  element.testMode = true;
  onTestFinished(() => element.remove());
  const results: DataRequestResult[] = [];
  element.onComplete = (result) => void results.push(result);
  document.body.append(element);
  return { element, approvals: () => results.map(({ approvedData }) => approvedData) };
};

// All tests of a file share one tab, whose session storage has the person of the test before.
it.each(['once', 'a second time in one file'])(
  'the documentation’s sample for Vitest signs in and shares in happy-dom: %s',
  async () => {
    skipPauses();
    const { element, approvals } = putElement();
    await signInAndShare(element);
    expect(approvals()).toEqual([['basic']]);
  },
);

it('the sample signs in twice on one element', async () => {
  skipPauses();
  const { element, approvals } = putElement();
  await signInAndShare(element);
  await signInAndShare(element);
  expect(approvals()).toEqual([['basic'], ['basic']]);
});

it('the sample signs in after a test that left a code step, and keeps entries of the page', async () => {
  skipPauses();
  sessionStorage.clear();
  sessionStorage.setItem('basket', '3');
  const left = putButton({ attributes: { 'test-mode': '' } });
  await left.element.open();
  left.type('[type=email]', 'new@example.org');
  left.submit();
  await until(() => left.element.step === 'code', 'the code step');
  left.element.remove();
  const { element, approvals } = putElement();
  await signInAndShare(element);
  expect(approvals()).toEqual([['basic']]);
  expect(sessionStorage.getItem('basket')).toBe('3');
});
