// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { hintName, hintText, parseHint } from '../../../common/account-hint.ts';
import { findAccount } from '../../../widget/services/known-person.ts';
import { refuse } from './user-stores.ts';

const HINT = { session: 'session_9bVq0Wc2xkT1mLz8RyPdEg', address: 'a•••@example.org' };
const keep = (value: string, { name = hintName(location), more = '' } = {}) => {
  // biome-ignore lint/suspicious/noDocumentCookie: every supported browser has it
  document.cookie = `${name}=${value}; Path=/${more}`;
};
const found = () => findAccount({ window });

beforeEach(() => {
  for (const name of [hintName(location), hintName({ protocol: 'http:', port: '1' })])
    keep('', { name, more: '; Expires=Thu, 01 Jan 1970 00:00:00 GMT' });
});

it('a person who is signed in at /account is forgotten with the cookie, but not once another one has signed in', () => {
  keep(hintText(HINT));
  const person = found();
  expect(person).toMatchObject({ sessions: [{ session: { account: HINT.session } }], address: HINT.address });
  const other = { session: 'session_other-other-other', address: 'b•••@example.org' };
  keep(hintText(other));
  person?.sessions[0]?.forget();
  expect(found()?.address).toBe(other.address);
  found()?.sessions[0]?.forget();
  expect([found(), document.cookie]).toEqual([null, '']);
});

const pageWith = (cookie: string, protocol = 'https:') => {
  const written: string[] = [];
  const jar = Object.defineProperty({}, 'cookie', { get: () => cookie, set: (text) => written.push(text) });
  const page: Window = Object.create(window, {
    document: { value: jar },
    location: { value: { protocol, port: '' } },
  });
  return { page, written };
};

it.each([
  ['https:', '__Host-account-hint', '; Secure'],
  ['http:', 'data-connect-account-hint-80', ''],
])(
  'the cookie of a person is found between others on %s, and ends with the attributes that it needs',
  (protocol, name, more) => {
    const { page, written } = pageWith(`one=1; ${name}=${hintText(HINT)}; two=2`, protocol);
    const person = findAccount({ window: page });
    expect(person?.address).toBe(HINT.address);
    person?.sessions[0]?.forget();
    expect(written).toEqual([`${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT${more}`]);
  },
);

it.each([
  ['without the cookie', () => {}],
  [
    'by the cookie of another server of this computer',
    () => keep(hintText(HINT), { name: hintName({ protocol: 'http:', port: '1' }) }),
  ],
  ['by a value of another form', () => keep('session_9bVq0Wc2xkT1mLz8RyPdEg')],
  ['by an address that cannot be decoded', () => keep(`${HINT.session}.%E2%82`)],
  ['by an id that is none', () => keep(`grant_9bVq0Wc2xkT1mLz8RyPdEg.${encodeURIComponent(HINT.address)}`)],
])('the hint of an account names no person %s', (_, happen) => {
  happen();
  expect(found()).toBeNull();
});

it('no person is found where cookies are blocked', () => {
  const document = { value: Object.defineProperty({}, 'cookie', { get: refuse }) };
  expect(findAccount({ window: Object.create(window, { document }) })).toBeNull();
});

it.each(['ü•••@bücher.example', 'é;=•••@a.b', "'•••@(a).b", '😀•••@example.org'])(
  'the hint of a person is read as it was written: %s',
  (address) => {
    const text = hintText({ ...HINT, address });
    expect(parseHint(text)).toEqual({ ...HINT, address });
    // The characters of a cookie's value (RFC 6265, section 4.1.1).
    expect(text).toMatch(/^[!#-+\--:<-[\]-~]*$/);
  },
);
