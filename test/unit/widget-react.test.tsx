import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../support/browser-gaps.ts';
import type { DataConnectButton } from '../../widget/index.ts';
import { DataConnect, type DataConnectProps } from '../../widget/react.tsx';
import { render } from '../support/render.tsx';
import { required } from '../support/until.ts';

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

describe('<DataConnect>', () => {
  it('writes its props to the properties of the element', async () => {
    const messages = { 'button.signUp': 'Weiter' };
    const props = {
      provider: 'Acme',
      appName: 'Jobs',
      apiBase: 'https://api.example',
      apiKey: 'secret-1',
      loginType: 'signUp',
      buttonType: 'icon',
      textLayout: 'below',
      visualType: 'icon',
      textColor: 'white',
      requestData: ['basic', 'preferences'],
      testMode: true,
      autoFetch: true,
      locale: 'de',
      theme: 'dark',
      disabled: true,
      connectors: ['github', 'gmail'],
      preload: 'none',
      messages,
    } as const;
    const { element } = await show(props);
    expect(element).toMatchObject(props);
    expect(element.getAttribute('test-mode')).toBe('');
    expect(element.outerHTML).not.toContain('secret-1');
    expect(warn).not.toHaveBeenCalled();
  });

  it('has the defaults of the element where there are no props', async () => {
    const { element } = await show();
    expect(element.getAttributeNames()).toEqual([]);
    expect(element).toMatchObject({ provider: 'Mosaic', testMode: false, messages: {} });
  });

  it('gives the element its id and class', async () => {
    const { element } = await show({ id: 'connect', className: 'wide' });
    expect([element.id, element.className]).toEqual(['connect', 'wide']);
  });

  it('follows a prop that changes', async () => {
    const page = await show({ provider: 'Acme', testMode: true });
    await page.show({ provider: 'Other', testMode: false });
    expect(page.element).toMatchObject({ provider: 'Other', testMode: false });
    expect(page.element.hasAttribute('test-mode')).toBe(false);
  });

  it('restores the default when a prop is gone or undefined', async () => {
    const page = await show({ provider: 'Acme', appName: 'Jobs', disabled: true, messages: { a: 'b' } });
    await page.show({ appName: undefined });
    expect(page.element).toMatchObject({
      provider: 'Mosaic',
      appName: 'My App',
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
  ])('hands %s the detail of %s', async (name, type, detail) => {
    const callback = vi.fn();
    const page = await show({ [name]: callback });
    page.fire(type, detail);
    expect(callback).toHaveBeenCalledExactlyOnceWith(detail);
  });

  it('calls the callback of the last render, without listening anew', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const page = await show({ onOpen: first });
    await page.show({ onOpen: second });
    page.fire('open', null);
    await page.show({});
    page.fire('open', null);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('catches and logs what a callback throws', async () => {
    const mistake = new Error('of the host');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const uncaught = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', uncaught);
    const page = await show({
      onComplete: () => {
        throw mistake;
      },
    });
    page.fire('complete', { approvedData: ['basic'] });
    window.removeEventListener('error', uncaught);
    expect(logged).toHaveBeenCalledExactlyOnceWith('The onComplete callback failed', mistake);
    expect(uncaught).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('hears no event that bubbled up from within', async () => {
    const onComplete = vi.fn();
    const page = await show({ onComplete });
    const inner = document.createElement('span');
    page.element.append(inner);
    inner.dispatchEvent(new CustomEvent('complete', { bubbles: true, detail: {} }));
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('hears nothing once it is unmounted', async () => {
    const onClose = vi.fn();
    const page = await render(<DataConnect onClose={onClose} />);
    const element = page.place.querySelector('data-connect-button');
    await page.close();
    element?.dispatchEvent(new CustomEvent('close', { detail: { reason: 'removed' } }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives the element itself to a ref object, and takes it back', async () => {
    const buttonRef = createRef<DataConnectButton>();
    const page = await render(<DataConnect buttonRef={buttonRef} />);
    expect(buttonRef.current).toBe(page.place.querySelector('data-connect-button'));
    expect(buttonRef.current?.step).toBeNull();
    await page.close();
    expect(buttonRef.current).toBeNull();
  });

  it('gives the element itself to a ref function', async () => {
    const buttonRef = vi.fn();
    const { element } = await show({ buttonRef });
    expect(buttonRef).toHaveBeenCalledWith(element);
  });
});
