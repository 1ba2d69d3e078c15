import { expect, it } from 'vitest';
import { directionOf, LANGUAGES } from '../../widget/common/languages.ts';
import { OPERATOR_TEXTS } from '../../widget/common/operator-texts.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';

/** The `Accept` header of a browser in which a person opens an address. */
const OPENED = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const variables = {
  PROVIDER_NAME: 'Acme <ID>',
  PROVIDER_CONTACT: 'help@acme.example',
  PROVIDER_IMPRINT_URL: 'https://acme.example/imprint',
};

const openAt = async (path: string, language = 'en') => {
  const provider = await startProvider({ variables });
  return ask(provider, path, {
    origin: null,
    headers: { accept: OPENED, 'accept-language': language },
  });
};

it.each(LANGUAGES)('a browser gets a page where there is nothing, in %s', async (language) => {
  const { status, headers, text } = await openAt('/acount', language);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(text).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  expect(text).toContain('<bdi>Acme &#60;ID&#62;</bdi>');
  const { contact, imprint } = OPERATOR_TEXTS[language];
  expect(text).toContain(`${contact}: <a href="mailto:help@acme.example"`);
  expect(text).toContain(`<a href="https://acme.example/imprint" rel="noreferrer">${imprint}</a>`);
});

it('the page shows nothing of the address, runs no script and is not kept', async () => {
  const { headers, text } = await openAt('/<script>alert(1)</script>?key=of-a-person');
  expect(text).not.toMatch(/script|alert|of-a-person/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8'])(
  'a program that accepts %s gets JSON',
  async (accept) => {
    const { status, body, headers } = await ask(await startProvider(), '/acount', { headers: { accept } });
    expect([status, body.code]).toEqual([404, 'request.path']);
    expect(headers.get('vary')).toContain('Accept');
  },
);
