import { expect, it } from 'vitest';
import { redirectSpellingsOf } from '../../../provider/apps/redirects.ts';
import { addressOf } from '../../../provider/people/address.ts';
import { startProvider } from '../support/provider.ts';
import { EMAIL, requestCode } from '../support/sign-in.ts';

it.each(['blob:https://shop.example/1234', 'filesystem:https://shop.example/temporary/x'])(
  'is no page of the origin, though it has its origin: %s',
  (address) => {
    expect(redirectSpellingsOf(address)).toEqual([]);
    expect(redirectSpellingsOf('https://shop.example/done')).toContain('https://shop.example/*');
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
