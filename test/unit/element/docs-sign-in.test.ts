// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { signInAndShare } from '../../../showcase/docs/samples/sign-in-and-share.ts';
import '../../../widget/index.ts';
import type { DataRequestResult } from '../../../widget/types.ts';

it('the documentation’s sample for Vitest signs in and shares in happy-dom', async () => {
  const element = document.createElement('data-connect-button');
  element.testMode = true;
  onTestFinished(() => element.remove());
  const results: DataRequestResult[] = [];
  element.onComplete = (result) => void results.push(result);
  document.body.append(element);
  await signInAndShare(element);
  expect(results.map(({ approvedData }) => approvedData)).toEqual([['basic']]);
});
