import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { builtPages, builtWidget } from './support/built-pages.ts';
import { startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const startPages = async (variables = {}) => {
  const page = '<p data-mailbox="%MAILBOX%" data-session="%SESSION%">%NAME%</p>';
  const folder = builtPages(page, { 'index-1.js': 'plain', 'index-1.js.br': 'packed' });
  const provider = await startProvider({ variables, pagesFolder: folder });
  return (path: string, headers = {}) => ask(provider, path, { origin: null, headers });
};

it('/account is served with a policy that allows no foreign script, frame or address', async () => {
  const get = await startPages({ PROVIDER_NAME: 'A & <B>' });
  const { status, headers, text } = await get('/account');
  expect([status, text]).toEqual([
    200,
    '<p data-mailbox="true" data-session="false">A &#38; &#60;B&#62;</p>',
  ]);
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    'trusted-types archive-worker',
  ])
    expect(policy.split('; ')).toContain(rule);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect((await get('/account/')).headers.get('location')).toBe('/account');
});

it('/account shows the provider’s name unchanged, whatever characters it has', async () => {
  const get = await startPages({ PROVIDER_NAME: "Cash $& $' %SESSION% %MAILBOX%" });
  expect((await get('/account')).text).toBe(
    `<p data-mailbox="true" data-session="false">Cash $&#38; $' %SESSION% %MAILBOX%</p>`,
  );
});

it('/account says in the page whether the browser sent a session, so that a signed-out person need not wait for a refusal', async () => {
  const get = await startPages();
  expect((await get('/account')).text).toContain('data-session="false"');
  expect((await get('/account', { cookie: 'data-connect-account-4174=x' })).text).toContain(
    'data-session="true"',
  );
});

it('the files of /account are served with permanent caching, compressed if the browser supports it', async () => {
  const get = await startPages();
  const plain = await get('/account/assets/index-1.js');
  expect([plain.text, plain.headers.get('content-type')]).toEqual([
    'plain',
    'text/javascript; charset=utf-8',
  ]);
  expect(plain.headers.get('cache-control')).toContain('immutable');
  const packed = await get('/account/assets/index-1.js', { 'accept-encoding': 'gzip, br' });
  expect([packed.text, packed.headers.get('content-encoding')]).toEqual(['packed', 'br']);
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
});

it.each(['index-2.js', '..%2Findex.html', 'index-1.js.br'])('/account has no file %s', async (name) => {
  expect((await (await startPages())(`/account/assets/${name}`)).status).toBe(404);
});

it('/account has no page without a build, but still the calls', async () => {
  const provider = await startProvider({ pagesFolder: scratchFolder() });
  expect((await ask(provider, '/account', { origin: null })).status).toBe(404);
  expect((await ask(provider, '/account/api/overview', { origin: null })).body.code).toBe('account.origin');
});

it('one page is served for every sign-in, that no page frames and whose scripts are its own', async () => {
  const script = 'data-connect.authorize-page-12345678.js';
  const provider = await startProvider({
    widgetFolder: builtWidget(),
    variables: { PROVIDER_NAME: 'A<b> & "Co"' },
  });
  const page = await ask(provider, '/authorize/one', { origin: null });
  expect(page.status).toBe(200);
  expect(page.text).toContain(`src="/frame/assets/${script}"`);
  expect(page.text).toContain('content="A&#60;b&#62; &#38; &#34;Co&#34;"');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  // The window of an application keeps its opener on the way through this page.
  expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await ask(provider, '/authorize/two', { origin: null })).text).toBe(page.text);
  expect((await ask(provider, `/frame/assets/${script}`)).status).toBe(200);
});

it('a sign-in has no page without a built widget', async () => {
  const provider = await startProvider({ widgetFolder: builtWidget([]) });
  expect((await ask(provider, '/authorize/one', { origin: null })).status).toBe(404);
});
