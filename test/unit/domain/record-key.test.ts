import { describe, expect, it } from 'vitest';
import { recordKey } from '../../../widget/domain/record-key.ts';

const page = { origin: 'https://shop.example', baseUrl: 'https://shop.example/cart/' };
const live = { provider: 'Mosaic', apiBase: '/api', testMode: false };

describe('the key of a saved record', () => {
  it.each([
    ['a path', '/api'],
    ['a relative path', 'api'],
    ['an address on the page’s origin', 'https://shop.example/v2/api'],
  ])('is data-connect:{slug}:user where the API base is %s', (_, apiBase) => {
    expect(recordKey({ ...live, apiBase }, page)).toBe('data-connect:mosaic:user');
  });

  it('names the origin of an API elsewhere', () => {
    expect(recordKey({ ...live, apiBase: 'https://api.example:8443/v1' }, page)).toBe(
      'data-connect:mosaic:user:https://api.example:8443',
    );
  });

  it('starts a relative API base from the page’s base address', () => {
    expect(recordKey(live, { ...page, baseUrl: 'https://cdn.example/' })).toBe(
      'data-connect:mosaic:user:https://cdn.example',
    );
  });

  it('is another one in test mode', () => {
    expect(recordKey({ ...live, testMode: true }, page)).toBe('data-connect:mosaic:user:test');
    expect(recordKey({ ...live, testMode: true, apiBase: 'https://api.example' }, page)).toBe(
      'data-connect:mosaic:user:test:https://api.example',
    );
  });

  it('is another one for another provider', () => {
    expect(recordKey({ ...live, provider: 'Acme Data' }, page)).toBe('data-connect:acme-data:user');
  });
});
