// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = () => import('../../../widget/services/own-globals.ts');

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('are the window’s', async () => {
  const own = await load();
  expect([own.ownMap, own.ownSet, own.ownProxy, own.ownReflect, own.ownSymbol]).toEqual([
    window.Map,
    window.Set,
    window.Proxy,
    window.Reflect,
    window.Symbol,
  ]);
});

it('are the browser’s where the page has replaced them', async () => {
  const [browserPromise, browserError] = [Promise, Error];
  vi.stubGlobal('Promise', class PagePromise extends Promise<unknown> {});
  vi.stubGlobal('Error', class PageError extends Error {});
  const { ownPromise, ownError } = await load();
  expect(ownPromise).toBe(browserPromise);
  expect(ownError).toBe(browserError);
});

it('have the second name of URL', async () => {
  class BrowserUrl {}
  vi.stubGlobal('webkitURL', BrowserUrl);
  expect((await load()).ownURL).toBe(BrowserUrl);
});
