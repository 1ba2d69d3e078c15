import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONNECTOR_IDS, isConnectorId } from '../../../common/platforms/ids.ts';
import { authUrlKeys, authUrlOf } from '../../../widget/domain/auth-url.ts';
import { platformsFor } from '../../../widget/domain/platforms.ts';
import { ConnectError } from '../../../widget/errors.ts';
import type { ConnectorName } from '../../../widget/types.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const URL_TEXT = 'https://accounts.example/allow?state=s';

const failureOf = (answer: unknown, connector: ConnectorName = 'youtube'): unknown => {
  try {
    return authUrlOf(answer, connector);
  } catch (error) {
    return error;
  }
};

it('there are eight connectors, each with a name and a colour', () => {
  expect(CONNECTOR_IDS.join(' ')).toBe('youtube linkedin reddit pinterest instagram github facebook gmail');
  for (const { name, color } of platformsFor(CONNECTOR_IDS))
    expect([name.length > 2, color]).toEqual([true, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
});

it.each(['YouTube', '', 'constructor', null, ['youtube']])('a connector is not %j', (name) => {
  expect(isConnectorId(name)).toBe(false);
});

it('the platforms of a host are those it lists, in its order', () => {
  expect(platformsFor(['gmail', 'youtube']).map(({ name }) => name)).toEqual(['Gmail', 'YouTube']);
  expect(platformsFor([])).toEqual([]);
});

const KEYS = ['gmailURL', 'gmailUrl', 'gmail_url', 'platformURL', 'authUrl', 'url'];

it('the address in an authorize answer may be under six keys, of which the first counts', () => {
  expect(authUrlKeys('gmail')).toEqual(KEYS);
  for (const key of KEYS) expect(authUrlOf({ [key]: URL_TEXT, other: 1 }, 'gmail')).toBe(URL_TEXT);
  const others = { url: 'https://last.example/', platformURL: 'https://fourth.example/' };
  expect(authUrlOf({ ...others, gmail_url: URL_TEXT }, 'gmail')).toBe(URL_TEXT);
  const wrong = { gmailURL: '', gmailUrl: 'javascript:alert(1)' };
  expect(authUrlOf({ ...wrong, url: URL_TEXT }, 'gmail')).toBe(URL_TEXT);
});

it.each(['http://localhost:4173/oauth/youtube', 'HTTPS://ACCOUNTS.EXAMPLE/'])(
  'the address in an authorize answer may be %s',
  (url) => expect(authUrlOf({ url }, 'youtube')).toBe(url),
);

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://accounts.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://accounts.example/1',
  'ftp://accounts.example/',
  'https://',
  '//accounts.example/allow',
  '/oauth/youtube',
  '',
  5,
  [URL_TEXT],
])('the address in an authorize answer is never %j', (url) => {
  expect(failureOf({ url })).toBeInstanceOf(ConnectError);
});

it('an authorize answer without an address fails with the keys that it may have', () => {
  expect(failureOf({}, 'gmail')).toMatchObject({
    message: `No OAuth URL found. Backend should return one of: ${KEYS.join(', ')}`,
    problem: { code: 'authorize.url' },
  });
});

it('any authorize answer gives an http(s) address or a typed error', () => {
  const hostile = fc.stringMatching(/^(javascript|data|https?|ftp|blob)?:?[/\\]{0,2}[a-z@.\s:]{0,12}$/);
  const url = fc.oneof(fc.webUrl(), hostile, fc.string());
  const answer = fc.oneof(
    fc.dictionary(fc.constantFrom(...authUrlKeys('youtube')), url),
    jsonWith('url', 'authUrl'),
  );
  holdsFor(answer, (value) => {
    const outcome = failureOf(deepFreeze(value));
    if (typeof outcome === 'string') expect(new URL(outcome).protocol).toMatch(/^https?:$/);
    else expect(outcome).toMatchObject({ name: 'ConnectError', problem: { code: 'authorize.url' } });
  });
});
