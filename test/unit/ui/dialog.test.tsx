import { afterEach, describe, expect, it, vi } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../../widget/constants.ts';
import { Flow } from '../../../widget/ui/Flow.tsx';
import { StepView } from '../../../widget/ui/StepView.tsx';
import { ViewContext } from '../../../widget/ui/view.ts';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { pressBackdrop } from '../../support/press-backdrop.ts';
import { type Shown, showFlow } from './show-flow.tsx';

const pressOutside = (flow: Shown, down = '.dialog', up = '.dialog', afterMs = DOUBLE_PRESS_MS) =>
  flow.play(() => pressBackdrop(flow.find('.dialog'), { afterMs, down: flow.find(down), up: flow.find(up) }));
/** Events have the time at which they are made: a slow computer must not make a press late. */
const stopTheClock = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

/** The second half of a double press, whose first half changed the screen. */
const pressTwice = (flow: Shown, afterMs = 300) => pressOutside(flow, '.dialog', '.dialog', afterMs);

/** A press that a pointer makes on a button, with the browser's count of the clicks in this place. */
const pressBy = (flow: Shown, name: string, pointerType: string, detail: number, afterMs = 300) =>
  flow.play(() => {
    const down = new PointerEvent('pointerdown', { bubbles: true, pointerType });
    Object.defineProperty(down, 'timeStamp', { value: down.timeStamp + afterMs });
    flow.button(name).dispatchEvent(down);
    flow.button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });

/** Whether the dialog keeps what a press or a turn would do in the browser. */
const isKept = (flow: Shown, selector: string, event: Event) => {
  flow.find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the dialog', () => {
  it('is modal and named after its step', async () => {
    const flow = await showFlow();
    const dialog = flow.find<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(flow.find(`#${dialog.getAttribute('aria-labelledby')}`).textContent).toBe('Sign in with Mosaic');
  });

  it('gives the brand the direction of its own letters, so that a long one loses its end', async () => {
    const flow = await showFlow();
    expect(flow.find('.brand-name').dir).toBe('auto');
  });

  it('closes on the close button', async () => {
    const flow = await showFlow();
    await flow.press('Close');
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'button' }]);
    expect(flow.has('dialog')).toBe(false);
  });

  it('closes on a press that begins and ends on the backdrop', async () => {
    const flow = await showFlow();
    await pressOutside(flow);
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'backdrop' }]);
  });

  it.each([
    ['begins', '.panel', '.dialog'],
    ['ends', '.dialog', '.panel'],
  ])('stays open for a press that %s inside', async (_, down, up) => {
    const flow = await showFlow();
    await pressOutside(flow, down, up);
    expect(flow.told('close')).toEqual([]);
  });

  it('stays open for the second half of the double press that opened it', async () => {
    stopTheClock();
    const flow = await showFlow();
    await pressTwice(flow);
    expect(flow.told('close')).toEqual([]);
    await pressOutside(flow);
    expect(flow.told('close')).toHaveLength(1);
  });

  it('stays open for the second half of a double press that led to a lower step', async () => {
    const flow = await showFlow({ user: newUser });
    stopTheClock();
    await flow.press('Skip for now');
    await pressTwice(flow);
    expect(flow.title()).toBe('Create a PIN');
    await pressTwice(flow, DOUBLE_PRESS_MS);
    expect(flow.has('dialog')).toBe(false);
  });

  it.each([
    ['mouse', 2],
    ['touch', 1],
  ])(
    'presses nothing by the second half of a double press that led to the step (%s)',
    async (pointer, count) => {
      stopTheClock();
      const flow = await showFlow({ user: returning });
      await pressBy(flow, "Don't share", pointer, count);
      await pressBy(flow, 'Sign out', pointer, count);
      expect(flow.title()).toBe('Share with Jobs?');
      await pressBy(flow, 'Sign out', pointer, count, DOUBLE_PRESS_MS);
      expect(flow.title()).toBe('Sign in with Mosaic');
    },
  );

  it('lets a screen reader press after a finger that came early: its click has no press', async () => {
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
  ])('lets %s press at once', async (_, pointer, count) => {
    stopTheClock();
    const flow = await showFlow({ user: returning });
    await pressBy(flow, 'Sign out', pointer, count);
    expect(flow.title()).toBe('Sign in with Mosaic');
  });

  it('does nothing for the repeats of a held Enter, so that it submits no step that it has led to', async () => {
    const flow = await showFlow();
    const enter = (init: KeyboardEventInit) =>
      isKept(flow, 'input', new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect(enter({ key: 'Enter' })).toBe(false);
    expect(enter({ key: 'Enter', repeat: true })).toBe(true);
    expect(enter({ key: 'a', repeat: true })).toBe(false);
  });

  it('keeps the wheel from the page behind, and lets it zoom and scroll the step', async () => {
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

  it('lets one finger and the wheel move what is seen of a page that is zoomed', async () => {
    const flow = await showFlow();
    vi.stubGlobal('visualViewport', { scale: 2 });
    const moves = ['wheel', 'touchmove'].map((type) =>
      isKept(flow, '.panel', new MouseEvent(type, { bubbles: true, cancelable: true })),
    );
    expect(moves).toEqual([false, false]);
  });

  it('lets a finger move a text that is longer than its field', async () => {
    const flow = await showFlow();
    const drag = () => {
      const move = new Event('touchmove', { bubbles: true, cancelable: true });
      return isKept(flow, 'input', Object.assign(move, { touches: [{}] }));
    };
    expect(drag()).toBe(true);
    Object.defineProperty(flow.find('input'), 'scrollWidth', { value: 900 });
    expect(drag()).toBe(false);
  });

  it('closes on Escape', async () => {
    const flow = await showFlow();
    await flow.play(() => flow.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(flow.told('close')).toEqual([{ type: 'close', reason: 'escape' }]);
  });

  it('shows nothing while the flow is closed', async () => {
    const flow = await showFlow();
    expect(flow.title()).toBe('Sign in with Mosaic');
    await flow.play(() => flow.send({ type: 'close', reason: 'api' }));
    expect(flow.text()).toBe('');
  });

  it('shows a Loading state for a step without a screen', async () => {
    const flow = await showFlow();
    // Parsed, since no such name has the type: a later machine may know it.
    const step = JSON.parse('"unheardOf"');
    await flow.render(
      <ViewContext value={flow.view}>
        <StepView step={step} />
      </ViewContext>,
    );
    expect(flow.title()).toBe('Loading...');
  });

  it('shows nothing before the element hands over its first view', async () => {
    const flow = await showFlow();
    await flow.render(<Flow view={undefined} />);
    expect(flow.text()).toBe('');
  });

  it('says who is signed in and signs out', async () => {
    const flow = await showFlow({ user: returning });
    expect(flow.text()).toContain('Signed in as ada');
    await flow.press('Sign out');
    expect(flow.told('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
    expect(flow.title()).toBe('Sign in with Mosaic');
  });

  it('says where the browser keeps the record, beside the button and not at a field', async () => {
    const flow = await showFlow({ user: onboarded });
    flow.storage.refusesRemoval = true;
    await flow.press('Sign out');
    expect(flow.text()).toContain('You are still signed in');
    expect(flow.said()).toContain('You are still signed in');
    expect(flow.input('PIN').getAttribute('aria-invalid')).toBe('false');
    expect(flow.title()).toBe('Create a PIN');
  });

  it("shows the host's own wording", async () => {
    const flow = await showFlow({ messages: { 'email.submit': 'Go' } });
    expect(flow.button('Go')).toBeTruthy();
  });
});
