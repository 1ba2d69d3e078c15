import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authUrlKeys, authUrlOf } from '../../../widget/domain/auth-url.ts';
import { CONNECTORS, isConnector } from '../../../widget/domain/connectors.ts';
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

describe('the connectors of call 3', () => {
  it('are these eight', () => {
    expect(CONNECTORS).toEqual([
      'youtube',
      'linkedin',
      'reddit',
      'pinterest',
      'instagram',
      'github',
      'facebook',
      'gmail',
    ]);
  });

  it.each(['YouTube', 'myspace', '', 'constructor', null, undefined, 0, ['youtube']])(
    'are not %j',
    (name) => {
      expect(isConnector(name)).toBe(false);
    },
  );
});

describe('the address in an authorize answer', () => {
  it.each(CONNECTORS)('may be under six keys for %s', (connector) => {
    expect(authUrlKeys(connector)).toEqual([
      `${connector}URL`,
      `${connector}Url`,
      `${connector}_url`,
      'platformURL',
      'authUrl',
      'url',
    ]);
  });

  const PAIRS = CONNECTORS.flatMap((connector) =>
    authUrlKeys(connector).map((key) => [connector, key] as const),
  );
  it.each(PAIRS)('is read for %s under %s', (connector, key) => {
    expect(authUrlOf({ [key]: URL_TEXT, other: 1 }, connector)).toBe(URL_TEXT);
  });

  it('is read under the first of the keys', () => {
    const answer = {
      url: 'https://last.example/',
      platformURL: 'https://fourth.example/',
      youtube_url: URL_TEXT,
    };
    expect(authUrlOf(answer, 'youtube')).toBe(URL_TEXT);
  });

  it('is read under a later key if an earlier one is empty', () => {
    expect(authUrlOf({ youtubeURL: '', youtubeUrl: 'javascript:alert(1)', url: URL_TEXT }, 'youtube')).toBe(
      URL_TEXT,
    );
  });

  it.each([
    'http://localhost:4173/oauth/youtube',
    'HTTPS://ACCOUNTS.EXAMPLE/',
    'https://user@accounts.example:8443/#a',
  ])('may be %s', (url) => {
    expect(authUrlOf({ url }, 'youtube')).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://accounts.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://accounts.example/1',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://accounts.example/',
    'about:blank',
    'ws://accounts.example/',
    'intent://accounts.example#Intent;end',
    'https://',
    'https:// accounts.example',
    'http://[',
    '//accounts.example/allow',
    '/oauth/youtube',
    'accounts.example',
    '',
  ])('is never %j', (url) => {
    expect(failureOf({ url })).toBeInstanceOf(ConnectError);
  });

  it.each([null, undefined, 5, true, {}, [URL_TEXT], { href: URL_TEXT }])('is not a text: %j', (url) => {
    expect(failureOf({ url })).toBeInstanceOf(ConnectError);
  });

  it.each([null, undefined, '', URL_TEXT, 5, [], [URL_TEXT], {}])('is not in the answer %j', (answer) => {
    expect(failureOf(answer)).toBeInstanceOf(ConnectError);
  });

  it('is not that of another platform', () => {
    expect(failureOf({ redditURL: URL_TEXT }, 'youtube')).toBeInstanceOf(ConnectError);
  });

  it('is missing with a message that lists the keys', () => {
    expect(failureOf({}, 'gmail')).toMatchObject({
      message:
        'No OAuth URL found. Backend should return one of: gmailURL, gmailUrl, gmail_url, platformURL, authUrl, url',
      problem: { code: 'authorize.url' },
    });
  });

  it('is an http(s) address or a typed error, for any answer', () => {
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
});
