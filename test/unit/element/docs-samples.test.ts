// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import stories, { SignedIn } from '../../../showcase/docs/samples/sign-in.stories.ts';
import { signInAndShare } from '../../../showcase/docs/samples/sign-in-and-share.ts';
import { SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS } from '../../../widget/constants.ts';
import '../../../widget/index.ts';
import type { DataRequestResult } from '../../../widget/types.ts';

const place = (element: HTMLElementTagNameMap['data-connect-button']) => {
  const canvasElement = document.createElement('div');
  onTestFinished(() => canvasElement.remove());
  const results: DataRequestResult[] = [];
  element.onComplete = (result) => void results.push(result);
  canvasElement.append(element);
  document.body.append(canvasElement);
  return { element, canvasElement, approvals: () => results.map(({ approvedData }) => approvedData) };
};

const placeNew = () =>
  place(Object.assign(document.createElement('data-connect-button'), { testMode: true }));

/** Skips the two seconds for which the dialog shows a message. The sample's own waits stay. */
const skipPauses = () => {
  const real = globalThis.setTimeout;
  const pauses: unknown[] = [SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => real(run, pauses.includes(ms) ? 0 : ms));
  onTestFinished(() => void vi.unstubAllGlobals());
};

it('the documentation’s sample for Vitest signs in and shares, as often as a file needs it', async () => {
  skipPauses();
  const first = placeNew();
  await signInAndShare(first.element);
  await signInAndShare(first.element);
  expect(first.approvals()).toEqual([['basic'], ['basic']]);
  // All tests of a file share one tab, whose session storage has the person of the test before.
  const second = placeNew();
  await signInAndShare(second.element);
  expect(second.approvals()).toEqual([['basic']]);
});

// Storybook runs a story again in the same tab.
it.each(['at first', 'run again'])(
  'the documentation’s story for Storybook draws the button, and its play function signs in: %s',
  async () => {
    const { canvasElement, approvals } = place(stories.render());
    await SignedIn.play({ canvasElement });
    expect(approvals()).toEqual([['basic']]);
  },
);
