// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { signInAndShare } from '../../../showcase/docs/samples/sign-in-and-share.ts';
import { SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS } from '../../../widget/constants.ts';
import '../../../widget/index.ts';
import type { DataRequestResult } from '../../../widget/types.ts';

/** Skips the two seconds that a person sees something. The sample's own waits stay. */
const skipPauses = () => {
  const real = globalThis.setTimeout;
  const pauses: unknown[] = [SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => real(run, pauses.includes(ms) ? 0 : ms));
  onTestFinished(() => void vi.unstubAllGlobals());
};

it('the documentation’s sample for Vitest signs in and shares in happy-dom', async () => {
  skipPauses();
  const element = document.createElement('data-connect-button');
  element.testMode = true;
  onTestFinished(() => element.remove());
  const results: DataRequestResult[] = [];
  element.onComplete = (result) => void results.push(result);
  document.body.append(element);
  await signInAndShare(element);
  expect(results.map(({ approvedData }) => approvedData)).toEqual([['basic']]);
});
