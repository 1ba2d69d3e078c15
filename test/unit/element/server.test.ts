import { expect, it, vi } from 'vitest';

it('importing on a server defines nothing, logs nothing and throws nothing', async () => {
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const before = Object.keys(globalThis);
  const api = await import('../../../widget/index.ts');

  expect(Object.keys(api).sort()).toEqual([
    'DataConnectButton',
    'formatMosaicResponse',
    'getMosaicData',
    'openMosaicOverlay',
    'version',
  ]);
  expect(api.version).toBe('2.1.7');
  expect(api.formatMosaicResponse({ id: 1 })).toEqual({ id: 1 });
  expect(Object.keys(globalThis)).toEqual(before);
  expect(said.map(({ mock }) => mock.calls)).toEqual([[], []]);
});
