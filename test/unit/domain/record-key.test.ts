import { expect, it } from 'vitest';
import { fieldsOf, parseJson } from '../../../widget/domain/fields.ts';
import { isNamed, type RecordOwner, recordKey, signOutDetail } from '../../../widget/domain/record-key.ts';

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

const detailOf = (text: string | null | undefined) => signOutDetail(fieldsOf(parseJson(text)));

it('the person whom a stored record signs out is identified by its user name, also an empty one', () => {
  expect(detailOf('{"version":2,"username":"ada"}')).toEqual({ username: 'ada' });
  expect(detailOf('{"version":2,"username":""}')).toEqual({ username: '' });
});

it.each([
  ['no record', null],
  ['storage that could not be read', undefined],
  ['a record of version 1, whose user name may be the e-mail address', '{"version":1,"username":"a@b.c"}'],
  ['a user name that is no text', '{"version":2,"username":5}'],
  ['broken JSON', '{"version":2,'],
])('the person whom a stored record signs out is unknown for %s', (_, text) =>
  expect(detailOf(text)).toBeNull(),
);

it('a sign-out names the person to the page itself, and to a page around a frame only after a share with it', () => {
  const last = { approvedData: [], timestamp: '2026-11-28T12:00:00.000Z' };
  const framed = { embedder: 'https://shop.example' };
  expect([isNamed({}, undefined), isNamed({ embedder: undefined }, last)]).toEqual([true, true]);
  expect([isNamed(framed, undefined), isNamed(framed, last)]).toEqual([false, true]);
});
