// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { clearPage } from '../../support/button.ts';
import { openFor } from './open-for.ts';

const warned = vi.spyOn(console, 'warn');

afterEach(() => {
  vi.unstubAllGlobals();
  clearPage();
});

const asked = vi.fn();

const openOn = (facts: object, attributes = {}) => {
  warned.mockReset().mockImplementation(() => {});
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    asked(...call);
    return Response.json(facts);
  });
  return openFor({ attributes: { 'api-key': 'pk', ...attributes } });
};

it('the host is warned once if the registered name differs from app-name', async () => {
  const same = await openOn({ name: 'Bank' }, { 'app-name': 'Bank' });
  await same.shows('Bank');
  expect(warned).not.toHaveBeenCalled();
  const other = await openOn({ name: 'Shop' }, { 'app-name': 'Jobs' });
  await other.shows('Shop');
  expect(warned.mock.calls).toEqual([['data-connect-button: app-name="Jobs" is registered as "Shop"']]);
  await (await openOn({ name: 'Shop' }, { 'app-name': 'Bank' })).shows('Shop');
  expect(warned).not.toHaveBeenCalled();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'GET', headers: { 'x-api-key': 'pk' } });
});

it('the dialog shows the provider’s own name if the page gives none', async () => {
  const button = await openOn({ name: 'My App', provider: 'Acme ID' });
  await button.shows('Acme ID');
  await button.element.close();
  const named = await openOn({ name: 'My App', provider: 'Acme ID' }, { provider: 'Mosaic' });
  await named.shows('My App');
  expect(named.text()).not.toContain('Acme ID');
});

it('the provider is not asked who asks in test mode, which has no server', async () => {
  asked.mockReset();
  const button = await openOn({ name: 'Shop' }, { 'test-mode': '' });
  await button.shows('Share with My App?');
  expect(asked.mock.calls.filter(([url]) => String(url).endsWith('/app'))).toEqual([]);
});
