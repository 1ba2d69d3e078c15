import { expect, it } from 'vitest';
import { type RecordOwner, recordKey } from '../../../widget/domain/record-key.ts';

const live = { provider: 'Mosaic', apiBase: '/api', testMode: false };

const keyOf = (owner: Partial<RecordOwner>, pageBase = 'https://shop.example/cart/') =>
  recordKey({ ...live, ...owner }, 'https://shop.example', pageBase);

it.each(['/api', 'api', 'https://shop.example/v2/api'])(
  'the key of a saved record is data-connect:{slug}:user if the API base is %s',
  (apiBase) => expect(keyOf({ apiBase })).toBe('data-connect:mosaic:user'),
);

it.each([
  ['API', { apiBase: 'https://api.example:8443/v1' }, 'mosaic:user:https://api.example:8443'],
  ['mode', { testMode: true }, 'mosaic:user:test'],
  [
    'API and mode',
    { testMode: true, apiBase: 'https://api.example' },
    'mosaic:user:test:https://api.example',
  ],
  ['provider', { provider: 'Acme Data' }, 'acme-data:user'],
])('the key of a saved record is different for another %s', (_, owner, key) => {
  expect(keyOf(owner)).toBe(`data-connect:${key}`);
});

it('the key of a saved record starts a relative API base from the page’s base address', () => {
  expect(keyOf({}, 'https://cdn.example/')).toBe('data-connect:mosaic:user:https://cdn.example');
});
