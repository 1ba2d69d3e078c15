// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { hintName, hintText, parseHint } from '../../../widget/common/account-hint.ts';
import { findAccount } from '../../../widget/services/account-hint.ts';

const HINT = { session: 'session_9bVq0Wc2xkT1mLz8RyPdEg', address: 'a•••@example.org' };
const keep = (value: string, more = '') => {
  // biome-ignore lint/suspicious/noDocumentCookie: every supported browser has it
  document.cookie = `${hintName(location)}=${value}; Path=/${more}`;
};
const found = () => findAccount({ window });

beforeEach(() => keep('', '; Expires=Thu, 01 Jan 1970 00:00:00 GMT'));

it('a person who is signed in at /account is forgotten with the cookie, but not once another person has signed in', () => {
  keep(hintText(HINT));
  const person = found();
  const other = { session: 'session_other-other-other', address: 'b•••@example.org' };
  keep(hintText(other));
  person?.sessions[0]?.forget();
  expect(found()?.address).toBe(other.address);
  found()?.sessions[0]?.forget();
  expect([found(), document.cookie]).toEqual([null, '']);
});

/** A window with these cookies. It keeps what is written. */
const pageWith = (cookie: string, protocol = 'https:') => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      written.push(text);
    },
  };
  const page: Window = Object.create(window, {
    document: { value: jar },
    location: { value: { protocol, port: '' } },
  });
  return { page, written };
};

const kept = `__Host-account-hint=${hintText(HINT)}`;

it.each([
  ['alone', kept],
  ['before others', `${kept}; one=1`],
  ['between others', `one=1; ${kept}; two=2`],
])('the cookie of a person is found %s', (_, cookies) => {
  expect(findAccount({ window: pageWith(cookies).page })?.address).toBe(HINT.address);
});

it.each([
  ['https:', '__Host-account-hint', '; Secure'],
  ['http:', 'data-connect-account-hint-80', ''],
])('the cookie of a person on %s ends with the attributes that it needs', (protocol, name, more) => {
  const { page, written } = pageWith(`${name}=${hintText(HINT)}`, protocol);
  findAccount({ window: page })?.sessions[0]?.forget();
  expect(written).toEqual([`${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT${more}`]);
});

it.each([
  ['without the cookie', () => {}],
  ['by the cookie of another server of this computer', () => keepOther()],
  ['by a value of another form', () => keep('session_9bVq0Wc2xkT1mLz8RyPdEg')],
  ['by an address that cannot be decoded', () => keep(`${HINT.session}.%E2%82`)],
  ['by an id that is none', () => keep(`grant_9bVq0Wc2xkT1mLz8RyPdEg.${encodeURIComponent(HINT.address)}`)],
])('no person is found %s', (_, happen) => {
  happen();
  expect(found()).toBeNull();
});

it('no person is found where cookies are blocked', () => {
  const blocked = Object.create(window, {
    document: {
      value: {
        get cookie(): string {
          throw new DOMException('Blocked', 'SecurityError');
        },
      },
    },
  });
  expect(findAccount({ window: blocked })).toBeNull();
});

const keepOther = () => {
  const name = hintName({ protocol: 'http:', port: '1' });
  // biome-ignore lint/suspicious/noDocumentCookie: every supported browser has it
  document.cookie = `${name}=${hintText(HINT)}; Path=/`;
};

it.each(['a•••@example.org', 'ü•••@bücher.example', 'é;=•••@a.b', "'•••@(a).b", '😀•••@example.org'])(
  'the hint of a person is read as it was written: %s',
  (address) => {
    const text = hintText({ ...HINT, address });
    expect(parseHint(text)).toEqual({ ...HINT, address });
    // The characters of a cookie's value (RFC 6265, section 4.1.1).
    expect(text).toMatch(/^[!#-+\--:<-[\]-~]*$/);
  },
);

it('the hint of a person has a name for one host alone on https, and one for the port on http', () => {
  expect([
    hintName({ protocol: 'https:', port: '' }),
    hintName({ protocol: 'http:', port: '4173' }),
    hintName({ protocol: 'http:', port: '' }),
  ]).toEqual(['__Host-account-hint', 'data-connect-account-hint-4173', 'data-connect-account-hint-80']);
});
