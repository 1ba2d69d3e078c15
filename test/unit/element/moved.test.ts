// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { MOVE_MS } from '../../../widget/constants.ts';
import { clearPage, putButton } from '../../support/button.ts';

afterEach(clearPage);

const afterMicrotasks = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1) await null;
};

it.each([
  ['at once', () => {}],
  // Like Turbo's handling of a permanent element.
  ['after microtasks', () => afterMicrotasks(10)],
  ['in another task', () => vi.advanceTimersByTimeAsync(0)],
  ['in the next frame', () => vi.advanceTimersToNextFrame()],
])(
  'an element that leaves the page and comes back %s keeps its flow, and fires no close',
  async (_, wait) => {
    const button = putButton();
    await button.element.open();
    button.type('#dc-email', 'ada@example.org');
    const holder = document.createElement('section');
    document.body.append(holder);
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    onTestFinished(() => void vi.useRealTimers());
    button.element.remove();
    await wait();
    holder.append(button.element);
    await vi.advanceTimersByTimeAsync(MOVE_MS);
    expect(button.element.step).toBe('email');
    expect(button.find('#dc-email')).toMatchObject({ value: 'ada@example.org' });
    expect(button.notifiedNames()).toEqual(['open', 'stepchange']);
  },
);
