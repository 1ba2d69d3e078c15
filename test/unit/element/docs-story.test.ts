// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import stories, { SignedIn } from '../../../showcase/docs/samples/sign-in.stories.ts';
import '../../../widget/index.ts';
import type { DataRequestResult } from '../../../widget/types.ts';

// Storybook runs a story again in the same tab.
it.each(['at first', 'run again'])(
  'the documentation’s story for Storybook draws the button, and its play function signs in: %s',
  async () => {
    const canvasElement = document.createElement('div');
    onTestFinished(() => canvasElement.remove());
    const element = stories.render();
    const results: DataRequestResult[] = [];
    element.onComplete = (result) => void results.push(result);
    canvasElement.append(element);
    document.body.append(canvasElement);
    await SignedIn.play({ canvasElement });
    expect(results.map(({ approvedData }) => approvedData)).toEqual([['basic']]);
  },
);
