import { expect, it } from 'vitest';
import { fieldsOf, parseJson } from '../../../widget/domain/fields.ts';
import { isNamed, signOutDetail } from '../../../widget/domain/record-username.ts';

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

const last = { approvedData: [], timestamp: '2026-11-28T12:00:00.000Z' };

it('a sign-out names the person in a dialog of the page itself, also before a share', () => {
  expect(isNamed({}, undefined)).toBe(true);
  expect(isNamed({ embedder: undefined }, last)).toBe(true);
});

it('a sign-out names the person to the page around a frame only after a share with it', () => {
  expect(isNamed({ embedder: 'https://shop.example' }, undefined)).toBe(false);
  expect(isNamed({ embedder: 'https://shop.example' }, last)).toBe(true);
});
