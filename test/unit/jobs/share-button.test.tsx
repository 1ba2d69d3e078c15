// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ShareButton } from '../../../showcase/jobs/pages/JobDetailPage.tsx';
import { render } from '../../support/render.tsx';
import { postingOf } from './posting.ts';

it('the share button has its name as its own text, and says beside it that the link is copied', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { place, close } = await render(<ShareButton job={postingOf({ id: 7 })} />);
  onTestFinished(close);
  const button = place.querySelector('button');
  const status = place.querySelector('[role=status]');
  expect(button?.textContent).toBe('Share');
  // A live region inside the button would leave it without a name.
  expect(button?.contains(status)).toBe(false);
  expect(status?.textContent).toBe('');
  await act(async () => button?.click());
  expect(copied).toEqual([new URL('/job/7', window.location.href).href]);
  expect(status?.textContent).toBe('Link copied');
});
