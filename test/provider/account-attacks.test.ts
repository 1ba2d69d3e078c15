import { expect, it } from 'vitest';
import { redirectSpellingsOf } from '../../provider/apps/redirects.ts';
import { addressOf } from '../../provider/people/address.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { EMAIL, requestCode } from './support/sign-in.ts';

it.each(['blob:https://shop.example/1234', 'filesystem:https://shop.example/temporary/x'])(
  'is no page of the origin, though it has its origin: %s',
  (address) => {
    expect(redirectSpellingsOf(address)).toEqual([]);
    expect(redirectSpellingsOf('https://shop.example/done')).toContain('https://shop.example/*');
  },
);

it.each(['\ud800', '\udc00', '\u0000', '\n', '\ue000', '\uffff', '\ufffd'])(
  'an address has no character that a database would replace: %j',
  (character) => {
    expect(addressOf(`amal${character}@example.org`)).toBeNull();
  },
);

it('an address composed or not, or with characters that cannot be seen, is one person', async () => {
  const composed = 'am\u00e9lie@example.org';
  expect(addressOf('ame\u0301lie@example.org')).toBe(composed);
  expect(addressOf('AME\u0301LIE@example.org')).toBe(composed);
  const invisible = [
    '\u200b',
    '\u200e',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u3164',
    '\u2800',
    '\ufe0f',
  ];
  for (const each of invisible) {
    expect([each, addressOf(`amal${each}@example.org`)]).toEqual([each, EMAIL]);
  }
  const provider = await startProvider();
  const { key } = await provider.addApp();
  for (const typed of [composed, 'ame\u0301lie@example.org', 'am\u00e9lie\u202e@example.org'])
    expect((await requestCode(provider, key, typed)).status).toBe(200);
  expect(new Set((await provider.mails.waiting()).map(({ to }) => to))).toEqual(new Set([composed]));
});

it.each([
  'ｊａｎｅ@example.org',
  'ＪＡＮＥ@EXAMPLE.ORG',
  '𝐣𝐚𝐧𝐞@example.org',
  'ⓙⓐⓝⓔ@ｅｘａｍｐｌｅ.org',
  'jan\u212f@example.org',
])('an address in compatible characters is the plain one: %s', (typed) => {
  expect(addressOf(typed)).toBe('jane@example.org');
  expect(addressOf(addressOf(typed) ?? '')).toBe('jane@example.org');
});

it.each([
  'jane＠b@example.org',
  'a（b@example.org',
  'a¨b@example.org',
  'a；b@example.org',
  'a＂b@example.org',
])('an address has no character that a compatible form makes a separator: %s', (typed) => {
  expect(addressOf(typed)).toBeNull();
});

it.each([
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix'],
  ...[
    'cdn-loop',
    'x-vercel-forwarded-for',
    'proxy-connection',
    'x-real-ip',
    'forwarded',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
    'fly-client-ip',
    'x-client-ip',
  ],
  ...[
    'x-original-host',
    'x-envoy-external-address',
    'x-azure-clientip',
    'x-cluster-client-ip',
    'x-arr-log-id',
  ],
])('the mailbox is not there through a proxy that rewrites the host, as %s shows', async (name) => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  await requestCode(provider, key);
  const read = (headers: Record<string, string>) =>
    ask(provider, '/sandbox/inbox', { headers: { host: 'localhost:4174', ...headers } });
  expect((await read({})).text).toContain(EMAIL);
  const answer = await read({ [name]: '203.0.113.9' });
  expect([answer.status, answer.text.includes(EMAIL)]).toEqual([404, false]);
});
