import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_MS, UndoToast } from '../../../showcase/jobs/JobsProvider.tsx';
import { render } from '../../support/render.tsx';

const undo = { text: 'Clerk is hidden.', revert: vi.fn() };
const onEnd = vi.fn();

let page: Awaited<ReturnType<typeof render>>;

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const message = () => {
  const found = page.place.querySelector('[role=status]');
  if (!found) throw new Error('No message');
  return found;
};
const notify = (type: string) =>
  act(async () => message().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page = await render(<UndoToast key={1} undo={undo} onEnd={onEnd} />);
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
  onEnd.mockClear();
});

it('an offer to undo waits while either the focus or the pointer is there', async () => {
  await act(async () => page.place.querySelector('button')?.focus());
  await notify('pointerover');
  await notify('pointerout');
  await pass(UNDO_MS);
  expect(onEnd).not.toHaveBeenCalled();
  await notify('pointerover');
  await act(async () => page.place.querySelector('button')?.blur());
  await pass(UNDO_MS);
  expect(onEnd).not.toHaveBeenCalled();
  await notify('pointerout');
  await pass(UNDO_MS);
  expect(onEnd).toHaveBeenCalledOnce();
});
