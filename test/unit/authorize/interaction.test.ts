import { expect, it } from 'vitest';
import { isInAppBrowser } from '../../../common/in-app-browser.ts';
import { chooseLanguage } from '../../../widget/authorize/language.ts';
import { requestFor } from '../../../widget/authorize/requested.ts';
import { createInteraction } from '../../../widget/services/interaction.ts';
import agents from './in-app-browsers.json';

const PLACE = 'https://id.example/authorize/one';

const callsWith = (answers: Readonly<Record<string, unknown>>) => {
  const asked: [string, RequestInit | undefined][] = [];
  const calls = createInteraction(PLACE, {
    now: Date.now,
    fetch: async (url, init) => {
      asked.push([String(url), init]);
      return Response.json(answers[new URL(String(url)).pathname] ?? {});
    },
  });
  return { asked, calls };
};

it('the page of a sign-in reads what is asked for, with the cookie', async () => {
  const { calls, asked } = callsWith({
    '/authorize/one/request': {
      key: 'k',
      origin: 'https://shop.example',
      labels: ['Medium', 4],
      email: 'yes',
      offline: true,
      uiLocales: ' de  fr ',
      prompt: 'login consent',
    },
  });
  expect(await calls.read()).toEqual({
    key: 'k',
    origin: 'https://shop.example',
    labels: ['Medium'],
    asksEmail: false,
    isLasting: true,
    loginHint: undefined,
    uiLocales: ['de', 'fr'],
    prompt: ['login', 'consent'],
  });
  expect(asked.map(([url, init]) => [url, init?.method, init?.credentials])).toEqual([
    [`${PLACE}/request`, 'GET', 'same-origin'],
  ]);
});

it('an answer without key or origin is refused by the page of a sign-in', async () => {
  const { calls } = callsWith({ '/authorize/one/request': { key: 'k' } });
  await expect(calls.read()).rejects.toThrow();
});

it.each(['https://shop.example/back?code=a', 'com.example.app:/back?code=a'])(
  'a sign-in finishes with the address of the application: %s',
  async (location) => {
    const { calls, asked } = callsWith({ '/authorize/one/finish': { location } });
    expect(await calls.finish('token', true)).toBe(location);
    const [url, init] = asked[0] ?? [];
    expect(url).toBe(`${PLACE}/finish`);
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
    expect(init?.body).toBe('{"email":true}');
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://id.example/x', '/relative', 7])(
  'the page of a sign-in goes on to no address that would run here: %s',
  async (location) => {
    const { calls } = callsWith({ '/authorize/one/refuse': { location } });
    await expect(calls.refuse()).rejects.toThrow();
  },
);

it('the labels of a sign-in are its rows, the basic one always', () => {
  expect(requestFor(['Traits', 'Reasons'])).toEqual({ ids: ['basic', 'preferences', 'reasons'] });
  expect(requestFor([])).toEqual({ ids: ['basic'] });
});

it.each([
  [['xx', 'pt-PT'], 'pt-BR', 'pt-PT'],
  [['en-GB', 'de'], 'en', 'en-GB'],
  [['no such tag!', 'ar-EG'], 'ar', 'ar-EG'],
  [['xx_YY', 'de_AT'], 'de', 'de-AT'],
  [[], 'en', 'en'],
])('the language of the sign-in page for %j is %s', (wishes, language, locale) => {
  expect(chooseLanguage(wishes)).toEqual({ language, locale });
});

it.each(agents)('a browser inside another app is told apart by its name: $browser', ({ agent, isInApp }) => {
  expect(isInAppBrowser(agent)).toBe(isInApp);
});
