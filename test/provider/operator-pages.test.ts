import { expect, it } from 'vitest';
import { operator } from '../../common/locales/ar.json';
import { privacy } from '../../common/locales/de.json';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';

const OPERATOR = {
  PROVIDER_NAME: 'Acme <ID>',
  PROVIDER_CONTACT: 'help@acme.example',
  PROVIDER_PRIVACY_URL: 'https://acme.example/privacy',
  PROVIDER_TERMS_URL: 'https://acme.example/terms',
  PROVIDER_IMPRINT_URL: 'https://acme.example/imprint',
};

const OPENED = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const openAt = async (path: string, language: string, variables: Record<string, string> = OPERATOR) =>
  ask(await startProvider({ variables }), path, {
    origin: null,
    headers: { accept: OPENED, 'accept-language': language },
  });

it('/api/privacy names the operator and what happens beside a share, in the reader’s language', async () => {
  const { text } = await openAt('/api/privacy', 'de');
  expect(text).toContain('Acme &#60;ID&#62;');
  expect(text).toContain('Kontakt: <a href="mailto:help@acme.example" rel="noreferrer">');
  expect(text).toContain('<a href="https://acme.example/privacy" rel="noreferrer">Datenschutzerklärung</a>');
  expect(text).toContain('<a href="https://acme.example/terms" rel="noreferrer">Nutzungsbedingungen</a>');
  expect(text).toContain('<a href="https://acme.example/imprint" rel="noreferrer">Impressum</a>');
  for (const sentence of Object.values(privacy.beyond.sentences))
    expect(text).toContain(`<p>${sentence}</p>`);
});

it('/api/privacy says what a sign-in gives and that a look-up is logged, and nothing that the operator does not say', async () => {
  const { text } = await openAt('/api/privacy', 'en', { PROVIDER_CONTACT: 'Acme & Sons' });
  expect(text).toContain('Contact: <bdi>Acme &#38; Sons</bdi>');
  expect(text).toContain('gets your e-mail address only if you switch that on');
  expect(text).toContain('looks up whether your address is here');
  expect(text).not.toMatch(/Privacy policy|Terms of use|Legal notice/);
  const { status, headers } = await openAt('/privacy', 'en');
  expect([status, headers.get('location')]).toEqual([303, '/api/privacy']);
});

it('a browser gets a page where there is nothing, in its language, without a script and without the address', async () => {
  const { status, headers, text } = await openAt('/<script>alert(1)</script>?key=of-a-person', 'ar');
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain(`${operator.contact}: <a href="mailto:help@acme.example"`);
  expect(text).not.toMatch(/script|alert|of-a-person/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('a program gets JSON where there is nothing', async () => {
  for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8']) {
    const { status, body, headers } = await ask(await startProvider(), '/acount', { headers: { accept } });
    expect([status, body.code]).toEqual([404, 'request.path']);
    expect(headers.get('vary')).toContain('Accept');
  }
});
