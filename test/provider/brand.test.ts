import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../provider/config/config.ts';
import { NO_TERMS } from '../../provider/facts/terms.ts';
import { required, soon } from '../support/until.ts';
import { askAccount, signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { builtPages, builtWidget } from './support/built-pages.ts';
import { startOpenId } from './support/open-id.ts';
import { startApp, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { EMAIL, requestCode } from './support/sign-in.ts';
import { startSmtp } from './support/smtp.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const ACCENT = 'light-dark(#7a1f5c, #f0a8d8)';

const brandWith = (logo: string | Buffer = SVG) => {
  const PROVIDER_LOGO = join(scratchFolder(), 'logo');
  writeFileSync(PROVIDER_LOGO, logo);
  return {
    PROVIDER_NAME: 'Acme <ID>',
    PROVIDER_LOGO,
    PROVIDER_COLOR: '#7A1F5C, #f0a8d8',
    PROVIDER_CONTACT: 'Acme & Sons, privacy@acme.example',
    PROVIDER_PRIVACY_URL: 'https://acme.example/privacy?a=1&b=2',
    PROVIDER_TERMS_URL: 'https://acme.example/terms',
    PROVIDER_IMPRINT_URL: 'https://acme.example/imprint',
  };
};

const PAGE =
  '<head><link rel="icon" href="/account/assets/mark.svg"></head><p data-logo="%LOGO%" data-contact="%CONTACT%" data-privacy="%PRIVACY%" data-terms="%TERMS%" data-imprint="%IMPRINT%">%NAME%</p>';

const pageOf = async (path: string, variables = brandWith()) => {
  const { provider, key } = await startApp({
    variables,
    pagesFolder: builtPages(PAGE),
    widgetFolder: builtWidget(),
  });
  return ask(provider, path.replace('{key}', key), { origin: null });
};

it.each(['/authorize/one', '/frame?key={key}', '/account'])('the head of %s has the brand', async (path) => {
  const { text, headers } = await pageOf(path);
  expect(text).toContain(
    '<link rel="icon" href="/brand/logo">\n<link rel="stylesheet" href="/brand/brand.css">',
  );
  expect(text).not.toContain('mark.svg');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("style-src 'self'");
  expect(policy).toMatch(/img-src 'self'( data:)?(;|$)/);
  expect(policy).not.toMatch(/unsafe|\*/);
  if (path === '/authorize/one')
    expect(text).toContain('<link rel="imprint" href="https://acme.example/imprint">');
  if (path === '/account') expect(text).toContain('data-contact="Acme &#38; Sons, privacy@acme.example"');
});

it('the brand is above a plain page', async () => {
  const { text } = await pageOf('/api/privacy');
  const name = '<span class="brand-name" dir="auto">Acme &#60;ID&#62;</span>';
  expect(text).toContain(`<img class="brand-logo" src="/brand/logo" alt="">${name}`);
  expect(text).toContain(`--dc-accent: ${ACCENT}; --dc-on-accent: light-dark(#ffffff, #161412)`);
  expect(text).toContain('<a href="https://acme.example/imprint"');
});

it('the brand leaves pages of a provider without one as they are', async () => {
  for (const path of ['/authorize/one', '/frame?key={key}', '/account']) {
    const { text, headers } = await pageOf(path, {} as ReturnType<typeof brandWith>);
    expect(text).not.toContain('/brand/');
    if (path !== '/account') expect(headers.get('content-security-policy')).not.toContain('style-src');
  }
  expect((await pageOf('/brand/logo', {} as ReturnType<typeof brandWith>)).status).toBe(404);
});

it('the files of the brand have their type, and an SVG file runs no script', async () => {
  const svg = await pageOf('/brand/logo');
  expect([svg.text, svg.headers.get('content-type')]).toEqual([SVG, 'image/svg+xml']);
  expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(svg.headers.get('content-security-policy')).toContain('sandbox');
  expect((await pageOf('/brand/logo', brandWith(PNG))).headers.get('content-type')).toBe('image/png');
  const style = await pageOf('/brand/brand.css');
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(style.text).toContain(`--dc-accent: ${ACCENT}`);
  expect(style.text).toContain(`--_mark: ${ACCENT}`);
});

it('the logo of an application is beside its name, from the origin of the provider, until it has another', async () => {
  const { provider, app, signInWith } = await startOpenId();
  const setLogo = (logo: string | null) =>
    provider.apps.set(app.id, { name: 'Bookshop', terms: NO_TERMS, logo });
  await setLogo(PNG.toString('base64'));
  const { asked, browser } = await signInWith();
  const path = String(asked.logo);
  const { account } = await signInToAccount(provider);
  expect((await account('overview')).body.apps).toMatchObject([{ name: 'Bookshop', logo: path }]);
  const signOut = () => browser.go(`/end_session?client_id=${app.id}`);
  expect((await signOut()).text).toContain(`<img class="app-mark" src="${path}" alt="">`);
  expect((await signOut()).headers.get('content-security-policy')).toContain("img-src 'self'");
  const file = await ask(provider, path, { origin: null });
  expect([file.status, file.text]).toEqual([200, PNG.toString()]);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  await setLogo(null);
  expect((await signOut()).text).toContain('<span class="app-mark">B</span>');
  expect((await ask(provider, path, { origin: null })).status).toBe(404);
});

it('the only colour becomes lighter as far as a dark page needs it', () => {
  for (const light of ['#000000', '#0c5a57', '#666666']) {
    const { colors } = readConfig({ PROVIDER_COLOR: light }).brand;
    expect(colors?.dark.accent).not.toBe(light);
    const both = `${light},${colors?.dark.accent}`;
    expect(readConfig({ PROVIDER_COLOR: both }).brand.colors).toEqual(colors);
  }
});

it('a colour with too little contrast is refused, with its contrast', () => {
  const complaint = (PROVIDER_COLOR: string) => () => readConfig({ PROVIDER_COLOR });
  expect(complaint('teal')).toThrow(
    'PROVIDER_COLOR must be a colour as #0c5a57, or two with a comma between',
  );
  expect(complaint('#ffd400')).toThrow('needs a darker one for light pages: its contrast is 1.2');
  expect(complaint('#0c5a57,#333333')).toThrow('needs a lighter second one for dark pages');
  // The contrast is 4.5 on plain backgrounds. At /account, the current page has a tint of the colour itself as
  // background.
  expect(complaint('#6b6b6b')).toThrow('needs a darker one for light pages: its contrast is 4.3');
  expect(complaint('#0c5a57,#8e8e8e')).toThrow(
    'needs a lighter second one for dark pages: its contrast is 4.2',
  );
});

const sentWith = async (variables: object, isAccount = false, language = 'en') => {
  const smtp = await startSmtp();
  const provider = await startProvider({
    variables: { SMTP_URL: smtp.url, MAIL_FROM: 'id@acme.example', ...variables },
  });
  const headers = { 'accept-language': language };
  if (isAccount) await askAccount(provider, 'code', { body: { email: EMAIL }, headers });
  else await requestCode(provider, (await provider.addApp()).key, EMAIL, { headers });
  await soon(() => expect(smtp.letters).toHaveLength(1));
  const source = required(smtp.letters[0], 'a mail').source;
  const parts = source.split(/\r\n--[^\r\n]+/).map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    if (/encoding: base64/i.test(head)) return `${head}\n${Buffer.from(body, 'base64').toString('utf8')}`;
    if (!/encoding: quoted-printable/i.test(head)) return part;
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return `${head}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
  });
  const partOf = (type: string) => parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '';
  return { source, text: partOf('text/plain'), html: partOf('text/html') };
};

it('the brand in a mail is in sender, subject, text and HTML', async () => {
  const { source, text, html } = await sentWith(brandWith());
  expect(source).toContain('From: "Acme <ID>" <id@acme.example>');
  expect(source).toMatch(/^Subject: \d{6}: Your code for Bookshop \(Acme <ID>\)/m);
  expect(text).toContain('Sent by Acme <ID>');
  expect(text).toContain('Contact: Acme & Sons, privacy@acme.example');
  expect(text).toContain('Privacy policy: https://acme.example/privacy?a=1&b=2');
  expect(text).toContain('Terms of use: https://acme.example/terms');
  expect(text).toContain('Legal notice: https://acme.example/imprint');
  expect(text).toMatch(/@shop\.example #\d{6}\s*$/);
  expect(html).toContain('<bdi>Acme &#60;ID&#62;</bdi>');
  expect(html).toContain('<a href="https://acme.example/privacy?a=1&#38;b=2">Privacy policy</a>');
  expect(html).toContain('border-bottom: 3px solid #7a1f5c');
  const [, code] = /\n(\d{6})\r?\n/.exec(text) ?? [];
  expect(html).toContain(`<p class="code" dir="ltr">${code}</p>`);
  expect(html).not.toMatch(/<ID>|src=|<script/);
  // Links in a paler shade would be below the contrast that PROVIDER_COLOR must have.
  expect(html).not.toContain('opacity');
});

it('the brand in a mail has a PNG logo in itself, so that opening it tells no server', async () => {
  const { source, html } = await sentWith(brandWith(PNG));
  expect(html).toContain('<img src="cid:logo" alt="" height="28">');
  expect(source).toContain('Content-ID: <logo>');
  expect(source.replaceAll('\r\n', '')).toContain(PNG.toString('base64'));
  expect(html).not.toContain('src="http');
});
