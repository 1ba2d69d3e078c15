import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../support/browser-gaps.ts';
import { DataConnect, type DataConnectProps } from '../../../widget/react.tsx';
import { render } from '../../support/render.tsx';
import { required } from '../../support/until.ts';

const MISTAKE = new Error('of the host');
const warn = vi.spyOn(console, 'warn');
const opened: (() => Promise<void>)[] = [];

beforeEach(() => {
  warn.mockReset();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const show = async (props: DataConnectProps = {}) => {
  const page = await render(<DataConnect {...props} />);
  opened.push(page.close);
  const element = required(page.place.querySelector('data-connect-button'), 'the element');
  return {
    ...page,
    element,
    show: (next: DataConnectProps) => page.rerender(<DataConnect {...next} />),
    fire: (type: string, detail: unknown) => element.dispatchEvent(new CustomEvent(type, { detail })),
  };
};

it('<DataConnect> writes its props to the properties of the element', async () => {
  const props = {
    provider: 'Acme',
    apiKey: 'secret-1',
    loginType: 'signUp',
    requestData: ['basic', 'preferences'],
    testMode: true,
    connectors: ['github', 'gmail'],
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    messages: { 'button.signUp': 'Weiter' },
    hidden: true,
  } as const;
  const { element } = await show(props);
  expect(element).toMatchObject(props);
  expect(element.getAttribute('test-mode')).toBe('');
  expect(element.outerHTML).not.toContain('secret-1');
  expect(warn).not.toHaveBeenCalled();
});

it('<DataConnect> accepts what an HTML element accepts', async () => {
  const onClick = vi.fn();
  const { element } = await show({
    id: 'connect',
    className: 'wide',
    style: { marginTop: '8px' },
    slot: 'side',
    tabIndex: -1,
    'aria-describedby': 'terms',
    ...{ 'data-area': 'header' },
    onClick,
    children: <span slot="label">Weiter</span>,
  });
  element.click();
  expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual({
    id: 'connect',
    class: 'wide',
    style: 'margin-top: 8px;',
    slot: 'side',
    tabindex: '-1',
    'aria-describedby': 'terms',
    'data-area': 'header',
  });
  expect(element.querySelector('[slot=label]')?.textContent).toBe('Weiter');
  expect(onClick).toHaveBeenCalledOnce();
});

it('a render of <DataConnect> that changes nothing writes nothing', async () => {
  const props = () => ({
    className: 'wide',
    apiKey: 'secret-1',
    testMode: true,
    disabled: true,
    requestData: ['basic', 'preferences'],
    connectors: ['github'] as const,
    messages: { 'button.signUp': 'Weiter' },
  });
  const page = await show(props());
  const written = (['setAttribute', 'removeAttribute'] as const).map((name) => vi.spyOn(page.element, name));
  const { messages } = page.element;
  await page.show(props());
  await page.show({ ...props(), disabled: false });
  expect(written.flatMap(({ mock }) => mock.calls)).toEqual([['disabled']]);
  expect(page.element.messages).toBe(messages);
});

it('<DataConnect> gives the address to the property only, and takes it away with the prop', async () => {
  const page = await show({ email: 'ada@example.org' });
  expect(page.element.email).toBe('ada@example.org');
  expect(page.element.outerHTML).not.toContain('ada');
  await page.show({});
  expect(page.element.email).toBe('');
});

it('<DataConnect> restores the default when a prop is removed or undefined', async () => {
  const page = await show({
    provider: 'Acme',
    appName: 'Jobs',
    apiKey: 'secret-1',
    className: 'wide',
    disabled: true,
    messages: { a: 'b' },
  });
  await page.show({ appName: undefined });
  expect(page.element).toMatchObject({
    provider: 'Mosaic',
    appName: 'My App',
    apiKey: '',
    className: '',
    disabled: false,
    messages: {},
  });
  expect(warn).not.toHaveBeenCalled();
});

it.each<[keyof DataConnectProps, string, unknown]>([
  ['onComplete', 'complete', { approvedData: ['basic'] }],
  ['onOpen', 'open', null],
  ['onClose', 'close', { reason: 'button' }],
  ['onStepChange', 'stepchange', { step: 'pin', previous: 'onboarding' }],
  ['onFailure', 'failure', { code: 'code.send', message: 'm', step: 'email' }],
  ['onSignOut', 'signout', { username: 'ada' }],
])('<DataConnect> passes %s the detail of %s', async (name, type, detail) => {
  const callback = vi.fn();
  const page = await show({ [name]: callback });
  page.fire(type, detail);
  expect(callback).toHaveBeenCalledExactlyOnceWith(detail);
});

it('<DataConnect> calls the callback of the last render, without listening again', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const page = await show({ onOpen: first });
  await page.show({ onOpen: second });
  page.fire('open', null);
  await page.show({});
  page.fire('open', null);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  [
    'throws',
    () => {
      throw MISTAKE;
    },
  ],
  ['rejects with', async () => Promise.reject(MISTAKE)],
])('<DataConnect> catches and logs what a callback %s', async (_, onComplete) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const uncaught = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', uncaught);
  const page = await show({ onComplete });
  page.fire('complete', { approvedData: ['basic'] });
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledExactlyOnceWith('The onComplete callback failed', MISTAKE),
  );
  window.removeEventListener('error', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('<DataConnect> ignores an event that bubbled up from a child', async () => {
  const onComplete = vi.fn();
  const page = await show({ onComplete });
  const inner = document.createElement('span');
  page.element.append(inner);
  inner.dispatchEvent(new CustomEvent('complete', { bubbles: true, detail: {} }));
  expect(onComplete).not.toHaveBeenCalled();
});

it('<DataConnect> calls nothing once it is unmounted', async () => {
  const onClose = vi.fn();
  const page = await render(<DataConnect onClose={onClose} />);
  const element = page.place.querySelector('data-connect-button');
  await page.close();
  element?.dispatchEvent(new CustomEvent('close', { detail: { reason: 'removed' } }));
  expect(onClose).not.toHaveBeenCalled();
});
