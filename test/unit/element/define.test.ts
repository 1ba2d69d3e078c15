// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import '../../support/browser-gaps.ts';
import { DataConnectButton } from '../../../widget/element/data-connect-button.ts';
import { defineOnce } from '../../../widget/element/define.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => {
  warn.mockClear();
  vi.unstubAllGlobals();
});

const registryWith = (first?: typeof DataConnectButton | (new () => HTMLElement)) => {
  const define = vi.fn();
  vi.stubGlobal('customElements', { get: () => first, define });
  return define;
};

it('loading the script defines the element', () => {
  const define = registryWith();
  defineOnce();
  expect(define).toHaveBeenCalledExactlyOnceWith('data-connect-button', DataConnectButton);
  expect(warn).not.toHaveBeenCalled();
});

it('loading two versions warns once with both and keeps the first', () => {
  class First extends HTMLElement {
    static readonly version = '1.0.0';
  }
  const define = registryWith(First);
  defineOnce();
  expect(define).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/1\.0\.0.*2\.1\.7/));
});

it.each([
  ['on a server', undefined],
  ['in the isolated context of an extension’s script', null],
])('loading the script %s, where no element can be defined, does nothing', (_, registry) => {
  vi.stubGlobal('customElements', registry);
  expect(() => defineOnce()).not.toThrow();
  expect(warn).not.toHaveBeenCalled();
});

it('loading the script over plain HTTP tells the developer that HTTPS is needed', () => {
  vi.stubGlobal('isSecureContext', false);
  registryWith();
  defineOnce();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('HTTPS'));
});
