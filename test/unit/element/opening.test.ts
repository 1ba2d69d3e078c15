// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
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

it.each([
  ['the page keeps the dialog from showing', () => {}],
  [
    'the first drawing throws',
    () => {
      throw new TypeError('off');
    },
  ],
])(
  'an opening that the page prevents fires open, close and failure once each, and rejects: %s',
  async (_, work) => {
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
  },
);

it('the dialog is visible when `open` comes, and the step when `stepchange` comes', async () => {
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
])('the saved record of %s opens the dialog at the step %s', async (_, user, step) => {
  if (user) remember(user);
  const button = putButton();
  await button.element.open();
  expect(button.element.step).toBe(step);
});

it('open() twice opens once', async () => {
  const button = putButton();
  await Promise.all([button.element.open(), button.element.open()]);
  await button.element.open();
  expect(button.notifiedNames()).toEqual(['open', 'stepchange']);
  expect(button.root.querySelectorAll('dialog')).toHaveLength(1);
});

it('the element matches :state(loading) while the flow is loading, :state(open) once it is visible', async () => {
  const button = putButton();
  const opened = button.element.open();
  expect(button.states()).toEqual(['loading']);
  expect(button.trigger.getAttribute('aria-busy')).toBe('true');
  await opened;
  await until(() => !button.states().includes('loading'));
  expect(button.states()).toEqual(['open']);
  expect(button.trigger.hasAttribute('aria-busy')).toBe(false);
});

it('open() rejects if the element is not on the page, and opens once it is', async () => {
  const button = putButton();
  button.element.remove();
  await expect(button.element.open()).rejects.toMatchObject(DETACHED);
  await expect(button.element.startTraining()).rejects.toMatchObject(DETACHED);
  expect([button.notified, button.states(), button.notice()]).toEqual([[], [], '']);
  document.body.append(button.element);
  await button.element.open();
  expect(button.element.step).toBe('email');
});

it('presses while the flow is loading open once', async () => {
  const button = putButton();
  const open = vi.spyOn(button.element, 'open');
  button.pressTrigger();
  button.pressTrigger();
  await button.shows('Sign in with Mosaic');
  button.pressTrigger();
  expect(open).toHaveBeenCalledTimes(2);
});

it('close() waits for a dialog that is still opening', async () => {
  const button = putButton();
  const opened = button.element.open();
  await button.element.close();
  await opened;
  expect(button.notifiedNames()).toEqual(['open', 'stepchange', 'close']);
  expect(button.dialog()).toBeNull();
});

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
])('the dialog closes once, with the reason %s', async (reason, act) => {
  const button = putButton();
  await button.element.open();
  act(button);
  await until(() => button.element.step === null, 'a closed dialog');
  await until(() => button.dialog() === null, 'no dialog');
  expect(button.detailsOf('close')).toEqual([{ reason }]);
  expect(button.detailsOf('complete')).toEqual([]);
});

it('an element that leaves the page before it opens fires nothing', async () => {
  const button = putButton();
  const opened = button.element.open();
  button.element.remove();
  await expect(opened).rejects.toMatchObject(DETACHED);
  expect(button.notified).toEqual([]);
  expect(button.dialog()).toBeNull();
});

it('startTraining() closes an open dialog, and opens at the training step', async () => {
  const button = putButton();
  await button.element.open();
  await button.element.startTraining();
  expect(button.notifiedNames()).toEqual(['open', 'stepchange', 'close', 'open', 'stepchange']);
  expect(button.detailsOf('close')).toEqual([{ reason: 'api' }]);
  expect(button.element.step).toBe('training');
});

it('open(), close() and open() in a row leave the dialog open, like an effect that React runs twice', async () => {
  const { element, notifiedNames, detailsOf } = putButton();
  const opened = element.open();
  const closed = element.close();
  await element.open();
  await Promise.all([opened, closed]);
  expect(element.step).toBe('email');
  expect(notifiedNames()).toEqual(['open', 'stepchange', 'close', 'open', 'stepchange']);
  expect(detailsOf('stepchange').at(-1)).toEqual({ step: 'email', previous: null });
});
