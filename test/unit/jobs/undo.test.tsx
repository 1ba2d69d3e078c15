import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UndoPlace } from '../../../showcase/jobs/ui/UndoPlace.tsx';
import { UNDO_MS } from '../../../showcase/jobs/ui/UndoToast.tsx';
import { render } from '../../support/render.tsx';

const undo = { text: 'Clerk is hidden.', revert: vi.fn() };
const onEnd = vi.fn();

let page: Awaited<ReturnType<typeof render>>;

const offer = (number: number) => page.rerender(<UndoPlace undo={undo} number={number} onEnd={onEnd} />);
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
  page = await render(<UndoPlace undo={undo} number={1} onEnd={onEnd} />);
  // The message's file arrives first.
  while (!page.place.querySelector('[role=status]')) await act(() => new Promise(setImmediate));
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
  onEnd.mockClear();
});

it('gives a second offer with the text of the first one the whole time', async () => {
  await pass(UNDO_MS - 1);
  await offer(2);
  await pass(UNDO_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('waits while either the focus or the pointer is there', async () => {
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
