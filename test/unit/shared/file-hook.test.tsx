import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fileHook } from '../../../showcase/shared/lib/file-hook.ts';
import { render } from '../../support/render.tsx';

const load = vi.fn<() => Promise<{ readonly text: string }>>();
const onLost = vi.fn();

let page: Awaited<ReturnType<typeof render>> | undefined;

afterEach(async () => {
  await page?.close();
  load.mockReset();
  onLost.mockReset();
});

const openWith = async (isNeeded: boolean) => {
  const useFile = fileHook(load);
  const Shown = ({ isOpen }: { isOpen: boolean }) => useFile(isOpen, onLost)?.text ?? 'nothing';
  const opened = await render(<Shown isOpen={isNeeded} />);
  page = opened;
  return {
    text: () => opened.place.textContent,
    need: (isOpen: boolean) => opened.rerender(<Shown isOpen={isOpen} />),
  };
};

const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')));

it('a file loads once it is needed', async () => {
  load.mockResolvedValue({ text: 'panel' });
  const { text, need } = await openWith(false);
  expect(load).not.toHaveBeenCalled();
  await need(true);
  expect(text()).toBe('panel');
  await need(false);
  expect(text()).toBe('nothing');
  await need(true);
  await comeOnline();
  expect(load).toHaveBeenCalledOnce();
  expect(onLost).not.toHaveBeenCalled();
});

it('a file that failed is told as lost, and loads when the device is online again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ text: 'panel' });
  const { text } = await openWith(true);
  expect([text(), onLost.mock.calls.length]).toEqual(['nothing', 1]);
  await comeOnline();
  expect([text(), onLost.mock.calls.length]).toEqual(['panel', 1]);
});
