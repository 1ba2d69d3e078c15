// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearPage, putButton, remember } from '../../support/button.ts';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { pressBackdrop } from '../../support/press-backdrop.ts';
import { until } from '../../support/until.ts';

afterEach(clearPage);

const DETACHED = {
  name: 'ConnectError',
  problem: { code: 'element.detached' },
  message: 'The dialog cannot open: its element is not on the page',
};

describe('open()', () => {
  it('resolves when the dialog shows', async () => {
    const button = putButton();
    await button.element.open();
    expect(button.dialog()?.open).toBe(true);
    expect(button.text()).toContain('Sign in with Mosaic');
  });

  it.each([
    ['the page keeps the dialog from showing', () => {}],
    [
      'the first drawing throws',
      () => {
        throw new TypeError('off');
      },
    ],
  ])('rejects, after one `open`, one `close` and one `failure`, if %s', async (_, work) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(work);
    const button = putButton();
    await expect(button.element.open()).rejects.toMatchObject({ problem: { code: 'element.render' } });
    showModal.mockRestore();
    expect(button.notifiedNames()).toEqual(['open', 'stepchange', 'close', 'failure']);
    const message = 'Failed to render Mosaic button';
    expect(button.detailsOf('failure')).toEqual([{ code: 'element.render', message, step: null }]);
    expect([button.element.step, button.dialog()]).toEqual([null, null]);
    await button.element.open();
    expect(button.dialog()?.open).toBe(true);
    logged.mockRestore();
  });

  it('shows the dialog when `open` comes, and the step when `stepchange` comes', async () => {
    const button = putButton();
    const seen: unknown[] = [];
    for (const type of ['open', 'stepchange'])
      button.element.addEventListener(type, () =>
        seen.push([type, button.element.step, button.dialog()?.open, button.find('h2').textContent]),
      );
    await button.element.open();
    expect(seen).toEqual([
      ['open', 'email', true, 'Sign in with Mosaic'],
      ['stepchange', 'email', true, 'Sign in with Mosaic'],
    ]);
  });

  it.each([
    ['no person', null, 'email'],
    ['a new person', newUser, 'onboarding'],
    ['a person without a PIN', onboarded, 'pin'],
    ['a person who is done', returning, 'dataRequest'],
  ])('starts, for the saved record of %s, at %s', async (_, user, step) => {
    if (user) remember(user);
    const button = putButton();
    await button.element.open();
    expect(button.element.step).toBe(step);
  });

  it('starts at the e-mail, and removes the record, if it cannot be read', async () => {
    localStorage.setItem('data-connect:mosaic:user', '{"version":1,');
    const button = putButton();
    await button.element.open();
    expect(button.element.step).toBe('email');
    expect(localStorage.getItem('data-connect:mosaic:user')).toBeNull();
  });

  it('reads the record of its own provider only', async () => {
    remember(returning);
    const button = putButton({ attributes: { provider: 'Acme' } });
    await button.element.open();
    expect(button.element.step).toBe('email');
  });

  it('twice opens once', async () => {
    const button = putButton();
    await Promise.all([button.element.open(), button.element.open()]);
    await button.element.open();
    expect(button.notifiedNames()).toEqual(['open', 'stepchange']);
    expect(button.root.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('matches :state(loading) while the flow is loading, :state(open) once it is visible', async () => {
    const button = putButton();
    const opened = button.element.open();
    expect(button.states()).toEqual(['loading']);
    expect(button.trigger.getAttribute('aria-busy')).toBe('true');
    await opened;
    await until(() => !button.states().includes('loading'));
    expect(button.states()).toEqual(['open']);
    expect(button.trigger.hasAttribute('aria-busy')).toBe(false);
  });

  it('rejects if the element is not on the page, and opens once it is', async () => {
    const button = putButton();
    button.element.remove();
    await expect(button.element.open()).rejects.toMatchObject(DETACHED);
    await expect(button.element.startTraining()).rejects.toMatchObject(DETACHED);
    expect([button.notified, button.states(), button.notice()]).toEqual([[], [], '']);
    document.body.append(button.element);
    await button.element.open();
    expect(button.element.step).toBe('email');
  });

  it('does the same as a press', async () => {
    const button = putButton();
    button.pressTrigger();
    await button.shows('Sign in with Mosaic');
    expect(button.notifiedNames()).toEqual(['open', 'stepchange']);
  });

  it('is called once for presses while the flow is loading', async () => {
    const button = putButton();
    const open = vi.spyOn(button.element, 'open');
    button.pressTrigger();
    button.pressTrigger();
    await button.shows('Sign in with Mosaic');
    button.pressTrigger();
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('step', () => {
  it('is null while closed, read-only, and the name of the present step', async () => {
    const button = putButton();
    expect(button.element.step).toBeNull();
    await button.element.open();
    expect(button.element.step).toBe('email');
    expect(Reflect.set(button.element, 'step', 'pin')).toBe(false);
    await button.element.close();
    expect(button.element.step).toBeNull();
  });
});

describe('close()', () => {
  it('resolves when the dialog is closed, with the reason api', async () => {
    const button = putButton();
    await button.element.open();
    await button.element.close();
    expect(button.dialog()).toBeNull();
    expect(button.states()).toEqual([]);
    expect(button.notified.at(-1)).toEqual(['close', { reason: 'api' }]);
  });

  it('of a closed dialog fires nothing', async () => {
    const button = putButton();
    await button.element.close();
    expect(button.notified).toEqual([]);
  });

  it('waits for a dialog that is still opening', async () => {
    const button = putButton();
    const opened = button.element.open();
    await button.element.close();
    await opened;
    expect(button.notifiedNames()).toEqual(['open', 'stepchange', 'close']);
    expect(button.dialog()).toBeNull();
  });

  it('twice fires close once', async () => {
    const button = putButton();
    await button.element.open();
    await Promise.all([button.element.close(), button.element.close()]);
    expect(button.detailsOf('close')).toEqual([{ reason: 'api' }]);
  });

  it('is followed by another opening with its own events', async () => {
    const button = putButton();
    await button.element.open();
    await button.element.close();
    await button.element.open();
    expect(button.notifiedNames()).toEqual(['open', 'stepchange', 'close', 'open', 'stepchange']);
    expect(button.notified.at(-1)).toEqual(['stepchange', { step: 'email', previous: null }]);
  });
});

describe('close', () => {
  it.each([
    ['button', (button: ReturnType<typeof putButton>) => button.press('Close')],
    [
      'escape',
      (button: ReturnType<typeof putButton>) =>
        void button.dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
    [
      'backdrop',
      (button: ReturnType<typeof putButton>) => {
        const dialog = button.dialog();
        if (dialog) pressBackdrop(dialog);
      },
    ],
    ['removed', (button: ReturnType<typeof putButton>) => button.element.remove()],
  ])('fires close with the reason %s, exactly once', async (reason, act) => {
    const button = putButton();
    await button.element.open();
    act(button);
    await until(() => button.element.step === null, 'a closed dialog');
    await until(() => button.dialog() === null, 'no dialog');
    expect(button.detailsOf('close')).toEqual([{ reason }]);
    expect(button.detailsOf('complete')).toEqual([]);
  });

  it('never fires for an element that was removed from the page before it opened', async () => {
    const button = putButton();
    const opened = button.element.open();
    button.element.remove();
    await expect(opened).rejects.toMatchObject(DETACHED);
    expect(button.notified).toEqual([]);
    expect(button.dialog()).toBeNull();
  });
});

describe('startTraining()', () => {
  it('opens at the training step', async () => {
    const button = putButton();
    await button.element.startTraining();
    expect(button.element.step).toBe('training');
    expect(button.text()).toContain('Setting things up');
    expect(button.notified).toEqual([
      ['open', null],
      ['stepchange', { step: 'training', previous: null }],
    ]);
  });

  it('closes an open dialog first', async () => {
    const button = putButton();
    await button.element.open();
    await button.element.startTraining();
    expect(button.notifiedNames()).toEqual(['open', 'stepchange', 'close', 'open', 'stepchange']);
    expect(button.detailsOf('close')).toEqual([{ reason: 'api' }]);
    expect(button.element.step).toBe('training');
  });
});
