import { afterEach, expect, it, vi } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../../widget/constants.ts';
import { returning } from '../../support/open-flow.ts';
import { pressBackdrop } from '../../support/press-backdrop.ts';
import { type Shown, showFlow } from './show-flow.tsx';

const pressOutside = (flow: Shown, down = '.dialog', up = '.dialog', afterMs = DOUBLE_PRESS_MS) =>
  flow.play(() => pressBackdrop(flow.find('.dialog'), { afterMs, down: flow.find(down), up: flow.find(up) }));
/** Stops the time of events, so that a slow computer does not make a press late. */
const stopTheClock = () =>
  // Whole milliseconds, because the sum of fractions may fall below a limit.
  vi.spyOn(performance, 'now').mockReturnValue(Math.round(performance.now()) + 60_000);

const pressTwice = (flow: Shown, afterMs = 300) => pressOutside(flow, '.dialog', '.dialog', afterMs);

const pressBy = (flow: Shown, name: string, pointerType: string, detail: number, afterMs = 300) =>
  flow.play(() => {
    const down = new PointerEvent('pointerdown', { bubbles: true, pointerType });
    Object.defineProperty(down, 'timeStamp', { value: down.timeStamp + afterMs });
    flow.button(name).dispatchEvent(down);
    flow.button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });

const isKept = (flow: Shown, selector: string, event: Event) => {
  flow.find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a press that begins and ends on the backdrop closes the dialog', async () => {
  const flow = await showFlow();
  await pressOutside(flow);
  expect(flow.notified('close')).toEqual([{ type: 'close', reason: 'backdrop' }]);
});

it.each([
  ['begins', '.panel', '.dialog'],
  ['ends', '.dialog', '.panel'],
])('a press that %s inside keeps the dialog open', async (_, down, up) => {
  const flow = await showFlow();
  await pressOutside(flow, down, up);
  expect(flow.notified('close')).toEqual([]);
});

it('the second press of the double press that opened the dialog leaves it open', async () => {
  stopTheClock();
  const flow = await showFlow();
  await pressTwice(flow);
  expect(flow.notified('close')).toEqual([]);
  await pressOutside(flow);
  expect(flow.notified('close')).toHaveLength(1);
});

it.each([
  ['mouse', 2],
  ['touch', 1],
])('the second press of a double press that led to the step is ignored (%s)', async (pointer, count) => {
  stopTheClock();
  const flow = await showFlow({ user: returning });
  await pressBy(flow, "Don't share", pointer, count);
  await pressBy(flow, 'Sign out', pointer, count);
  expect(flow.title()).toBe('Share with Jobs?');
  await pressBy(flow, 'Sign out', pointer, count, DOUBLE_PRESS_MS);
  expect(flow.title()).toBe('Sign in with Mosaic');
});

it('a screen reader may press after an early finger, because its click has no press', async () => {
  stopTheClock();
  const flow = await showFlow({ user: returning });
  await pressBy(flow, 'Sign out', 'touch', 1);
  await flow.play(() =>
    flow.button('Sign out').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
  );
  expect(flow.title()).toBe('Sign in with Mosaic');
});

it.each([
  ['a mouse that presses once', 'mouse', 1],
  ['a key, which presses by a click without a count', 'touch', 0],
])('%s presses at once', async (_, pointer, count) => {
  stopTheClock();
  const flow = await showFlow({ user: returning });
  await pressBy(flow, 'Sign out', pointer, count);
  expect(flow.title()).toBe('Sign in with Mosaic');
});

it.each([
  ['mouse', 2, false],
  ['touch', 1, false],
  ['mouse', 1, true],
])(
  'the second press of a closing double press does not reach the page behind (%s, click %i)',
  async (pointerType, detail, isPressed) => {
    stopTheClock();
    const flow = await showFlow();
    await flow.press('Close');
    const pressed = vi.fn();
    document.body.addEventListener('click', pressed);
    const press = () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
      document.body.dispatchEvent(click);
      return [click.defaultPrevented, pressed.mock.calls.length > 0];
    };
    expect(press()).toEqual([!isPressed, isPressed]);
    expect(press()).toEqual([false, true]);
    document.body.removeEventListener('click', pressed);
  },
);

it('the repeats of a held Enter submit no next step', async () => {
  const flow = await showFlow();
  const enter = (init: KeyboardEventInit) =>
    isKept(flow, 'input', new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  expect(enter({ key: 'Enter' })).toBe(false);
  expect(enter({ key: 'Enter', repeat: true })).toBe(true);
  expect(enter({ key: 'a', repeat: true })).toBe(false);
});

it('the wheel does not move the page behind, and zooms and scrolls the step', async () => {
  const flow = await showFlow();
  // The tests' DOM leaves the keys out of a WheelEvent.
  const turn = (selector: string, init: MouseEventInit = {}) =>
    isKept(flow, selector, new MouseEvent('wheel', { bubbles: true, cancelable: true, ...init }));
  expect(turn('.dialog')).toBe(true);
  expect(turn('.dialog', { ctrlKey: true })).toBe(false);
  expect(turn('.panel')).toBe(true);
  expect(turn('.body')).toBe(true);
  const body = flow.find('.body');
  body.style.overflowY = 'auto';
  Object.defineProperty(body, 'scrollHeight', { value: 900 });
  expect(turn('.body')).toBe(false);
});

it('one finger and the wheel move the visible part of a page that is zoomed, or partly behind a keyboard', async () => {
  const flow = await showFlow();
  const moves = () =>
    ['wheel', 'touchmove'].map((type) =>
      isKept(flow, '.panel', new MouseEvent(type, { bubbles: true, cancelable: true })),
    );
  vi.stubGlobal('visualViewport', { scale: 2 });
  expect(moves()).toEqual([false, false]);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700);
  // First the toolbars of a phone's browser, then its keyboard, which may cover the step's button.
  vi.stubGlobal('visualViewport', { scale: 1, height: 640 });
  expect(moves()).toEqual([true, true]);
  vi.stubGlobal('visualViewport', { scale: 1, height: 400 });
  expect(moves()).toEqual([false, false]);
});

it('a finger scrolls a text that is longer than its field', async () => {
  const flow = await showFlow();
  const drag = () => {
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    return isKept(flow, 'input', Object.assign(move, { touches: [{}] }));
  };
  expect(drag()).toBe(true);
  Object.defineProperty(flow.find('input'), 'scrollWidth', { value: 900 });
  expect(drag()).toBe(false);
});
