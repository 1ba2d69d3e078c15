import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadAppFacts } from '../../widget/services/app-facts.ts';
import { ask } from './support/ask.ts';
import { DAY, ORIGIN, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { never } from './support/widget-client.ts';

it('the widget learns who asks: name, purpose in the person’s language, storage, policy, end, platforms and operator', async () => {
  const provider = await startProvider({
    variables: {
      PROVIDER_NAME: 'Acme ID',
      PROVIDER_CONTACT: 'Acme & Sons, Berlin',
      PROVIDER_TERMS_URL: 'https://acme.example/terms',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
    },
  });
  const { key } = await provider.addApp('live', [ORIGIN], {
    name: 'Shop',
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
    until: new Date(provider.clock.now() + 14 * DAY).toISOString(),
    connectors: ['github'],
    account: '',
    operator: {
      contact: 'Acme & Sons, Berlin',
      privacyUrl: `${provider.config.publicUrl}/privacy`,
      termsUrl: 'https://acme.example/terms',
      imprintUrl: '',
    },
  });
});

it('a live application learns the address of /account, and a test application, which sees sample people, none', async () => {
  const pagesFolder = join(scratchFolder(), 'pages');
  mkdirSync(join(pagesFolder, 'assets'), { recursive: true });
  writeFileSync(join(pagesFolder, 'index.html'), '<!doctype html>');
  const provider = await startProvider({ pagesFolder });
  const accountOf = async (mode: 'live' | 'test') =>
    (await ask(provider, '/api/app', { key: (await provider.addApp(mode)).key })).body.accountUrl;
  expect([await accountOf('live'), await accountOf('test')]).toEqual(['http://localhost:4174/account', null]);
});
