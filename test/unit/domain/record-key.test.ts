import { describe, expect, it } from 'vitest';
import { type RecordOwner, recordKey } from '../../../widget/domain/record-key.ts';

const live = { provider: 'Mosaic', apiBase: '/api', testMode: false };

const keyOf = (owner: RecordOwner, pageBase = 'https://shop.example/cart/') =>
  recordKey(owner, 'https://shop.example', pageBase);

describe('the key of a saved record', () => {
  it.each([
    ['a path', '/api'],
    ['a relative path', 'api'],
    ['an address on the page’s origin', 'https://shop.example/v2/api'],
  ])('is data-connect:{slug}:user if the API base is %s', (_, apiBase) => {
    expect(keyOf({ ...live, apiBase })).toBe('data-connect:mosaic:user');
  });

  it('names the origin of an API elsewhere', () => {
    expect(keyOf({ ...live, apiBase: 'https://api.example:8443/v1' })).toBe(
      'data-connect:mosaic:user:https://api.example:8443',
    );
  });

  it('starts a relative API base from the page’s base address', () => {
    expect(keyOf(live, 'https://cdn.example/')).toBe('data-connect:mosaic:user:https://cdn.example');
  });

  it('is different in test mode', () => {
    expect(keyOf({ ...live, testMode: true })).toBe('data-connect:mosaic:user:test');
    expect(keyOf({ ...live, testMode: true, apiBase: 'https://api.example' })).toBe(
      'data-connect:mosaic:user:test:https://api.example',
    );
  });

  it('is different for another provider', () => {
    expect(keyOf({ ...live, provider: 'Acme Data' })).toBe('data-connect:acme-data:user');
  });
});
