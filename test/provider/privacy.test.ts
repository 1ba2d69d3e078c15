import { expect, it } from 'vitest';
import { BEYOND_SHARING_TEXTS } from '../../provider/api/beyond-sharing-texts.ts';
import { readConfig } from '../../provider/config.ts';
import { LANGUAGES } from '../../widget/common/languages.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';

const OPERATOR = {
  PROVIDER_NAME: 'Acme <ID>',
  PROVIDER_CONTACT: 'Acme & Sons, privacy@acme.example',
  PROVIDER_PRIVACY_URL: 'https://acme.example/privacy',
  PROVIDER_TERMS_URL: 'https://acme.example/terms',
  PROVIDER_IMPRINT_URL: 'https://acme.example/imprint',
};

it('names the operator, the contact and the policies, in the reader’s language', async () => {
  const provider = await startProvider({ variables: OPERATOR });
  const german = { headers: { 'accept-language': 'de' }, origin: null };
  const { text } = await ask(provider, '/api/privacy', german);
  expect(text).toContain('Acme &#60;ID&#62;');
  expect(text).toContain('Kontakt: <bdi>Acme &#38; Sons, privacy@acme.example</bdi>');
  expect(text).toContain('<a href="https://acme.example/privacy" rel="noreferrer">Datenschutzerklärung</a>');
  expect(text).toContain('<a href="https://acme.example/terms" rel="noreferrer">Nutzungsbedingungen</a>');
  expect(text).toContain('<a href="https://acme.example/imprint" rel="noreferrer">Impressum</a>');
});

it('links a contact that is an address', async () => {
  const variables = { PROVIDER_CONTACT: 'privacy@acme.example' };
  const { text } = await ask(await startProvider({ variables }), '/api/privacy', { origin: null });
  expect(text).toContain(
    'Contact: <a href="mailto:privacy@acme.example" rel="noreferrer"><bdi>privacy@acme.example</bdi></a>',
  );
});

it.each(LANGUAGES)('says in %s what happens beside a share', async (language) => {
  const reader = { headers: { 'accept-language': language }, origin: null };
  const { text } = await ask(await startProvider(), '/api/privacy', reader);
  const { title, sentences } = BEYOND_SHARING_TEXTS[language];
  expect(text).toContain(`<h2 id="beyond">${title}</h2>`);
  for (const sentence of sentences) expect(text).toContain(`<p>${sentence}</p>`);
  expect(sentences.filter((sentence) => sentence.includes('/account'))).toHaveLength(1);
});

it('says what a sign-in gives an application, and that a look-up by the operator is logged', async () => {
  const { text } = await ask(await startProvider(), '/api/privacy', { origin: null });
  expect(text).toContain('learns when you signed in');
  expect(text).toContain('gets your e-mail address only if you switch that on');
  expect(text).toContain('looks up whether your address is here');
});

it('leaves out what the operator does not say', async () => {
  const { text } = await ask(await startProvider(), '/api/privacy', { origin: null });
  expect(text).not.toMatch(/Contact|Privacy policy|Terms of use|Legal notice/);
});

it('is at /privacy too', async () => {
  const { status, headers } = await ask(await startProvider(), '/privacy', { origin: null });
  expect([status, headers.get('location')]).toEqual([303, '/api/privacy']);
});

it.each(['PROVIDER_PRIVACY_URL', 'PROVIDER_TERMS_URL', 'PROVIDER_IMPRINT_URL'])(
  '%s must be an https address',
  (name) => {
    for (const value of ['http://acme.example/', 'javascript:alert(1)', 'acme.example'])
      expect(() => readConfig({ [name]: value })).toThrow(`${name} must be an https address`);
  },
);
