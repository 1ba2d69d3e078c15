import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../widget/domain/notice.ts';
import { recordOf } from '../../widget/domain/user-record.ts';
import { en } from '../../widget/locales/en.ts';
import { loadAppFacts } from '../../widget/services/app-facts.ts';
import { REAL_SHARE, share } from '../../widget/services/share.ts';
import type { RequestData } from '../../widget/types.ts';
import { offerText } from '../../widget/ui/row-texts.ts';
import { textsOf } from '../../widget/ui/texts.ts';
import { shareRequest } from '../unit/services/builders.ts';
import { ask } from './support/ask.ts';
import { ORIGIN, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { EMAIL } from './support/sign-in.ts';
import { never, widgetClient } from './support/widget-client.ts';

const DAY_MS = 86_400_000;

const LONG: RequestData = {
  tiers: {
    Small: { type: '話'.repeat(3_000), descriptions: '話'.repeat(3_000), reward: '話'.repeat(3_000) },
    Medium: { type: 'M', descriptions: '"'.repeat(3_000) },
    Large: { type: 'L', descriptions: '🦊'.repeat(3_000), reasons: true },
  },
};

describe('the widget’s client asks who asks', () => {
  it('and learns name, purpose in the person’s language, storage period, policy, end and platforms', async () => {
    const provider = await startProvider({
      variables: { PROVIDER_NAME: 'Acme ID', GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' },
    });
    const { key } = await provider.apps.add({
      name: 'Shop',
      mode: 'live',
      origins: [ORIGIN],
      redirects: [],
      terms: {
        purposes: { en: 'Shows books', de: 'Zeigt Bücher' },
        privacyUrl: 'https://shop.example/privacy',
        keepDays: 30,
        contact: 'privacy@shop.example',
        accessDays: 14,
      },
    });
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      request.headers.set('Origin', ORIGIN);
      return provider.fetch(request, '192.0.2.1');
    };
    const page = { document: { baseURI: `${ORIGIN}/page` }, location: { origin: ORIGIN } };
    const settings = { apiBase: `${provider.config.publicUrl}/api`, apiKey: key, locale: 'de-AT' };
    const environment = { fetch, now: provider.clock.now, window: page };
    expect(await loadAppFacts(settings, never, environment)).toEqual({
      provider: 'Acme ID',
      name: 'Shop',
      origin: ORIGIN,
      purpose: 'Zeigt Bücher',
      policy: 'https://shop.example/privacy',
      keepDays: 30,
      until: new Date(provider.clock.now() + 14 * DAY_MS).toISOString(),
      connectors: ['github'],
      account: '',
      operator: {
        contact: '',
        privacyUrl: `${provider.config.publicUrl}/privacy`,
        termsUrl: '',
        imprintUrl: '',
      },
    });
  });
});

describe('who operates the provider', () => {
  it('comes with its own pages, and with its privacy policy in place of the provider’s page', async () => {
    const provider = await startProvider({
      variables: {
        PROVIDER_CONTACT: 'Acme & Sons, Berlin',
        PROVIDER_PRIVACY_URL: 'https://acme.example/privacy',
        PROVIDER_TERMS_URL: 'https://acme.example/terms',
      },
    });
    const { key } = await provider.apps.add({ name: 'Shop', mode: 'live', origins: [ORIGIN], redirects: [] });
    expect((await ask(provider, '/api/app', { key })).body).toMatchObject({
      operator: {
        contact: 'Acme & Sons, Berlin',
        privacyUrl: 'https://acme.example/privacy',
        termsUrl: 'https://acme.example/terms',
        imprintUrl: null,
      },
    });
  });
});

describe('the address of the person’s own pages', () => {
  it.each([
    ['live', 'http://localhost:4174/account'],
    // A test application sees sample people only, so a connection at /account could never reach its tiles.
    ['test', null],
  ] as const)('comes to a %s application as %s', async (mode, accountUrl) => {
    const pagesFolder = join(scratchFolder(), 'pages');
    mkdirSync(join(pagesFolder, 'assets'), { recursive: true });
    writeFileSync(join(pagesFolder, 'index.html'), '<!doctype html>');
    const provider = await startProvider({ pagesFolder });
    const { key } = await provider.addApp(mode);
    expect((await ask(provider, '/api/app', { key })).body).toMatchObject({ accountUrl });
  });
});

describe('a receipt', () => {
  it('takes the notice of a host with endless texts, cut to 4 KB', async () => {
    const provider = await startProvider();
    const { key } = await provider.addApp();
    const { api, context, signIn } = widgetClient(provider, key);
    const user = recordOf(await signIn(), EMAIL);
    const notice = noticeOf(LONG, 'hi', (row) => offerText(row, textsOf(en), 'Shop'));
    // Only the host's quoted text is cut, not the provider's own text about the row.
    for (const { text } of notice.offered) expect(text).toMatch(/ – Gives: .+your username – /);
    const asked = {
      ...context,
      repeatableOf: () => ({ idempotencyKey: 'one', timestamp: '2026-11-22T09:00:00.000Z', notice }),
    };
    const request = shareRequest({ user, requestData: LONG, approved: ['large'] });
    expect(await share(REAL_SHARE, asked, request, never)).toMatchObject({
      response: { receipt: expect.any(String) },
    });
    expect((await ask(provider, '/api/grants', { key, token: user.token })).body.grants).toHaveLength(1);
    expect(api.apiKey).toBe(key);
  });
});
