import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const builtWidget = (...names: readonly string[]) => {
  const folder = join(scratchFolder(), 'widget');
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), '// built');
  return folder;
};

it('serves one page for every interaction, that no page frames and whose scripts are its own', async () => {
  const script = 'data-connect.authorize-page-12345678.js';
  const widgetFolder = builtWidget(
    script,
    'data-connect.frame-page-12345678.js',
    'data-connect.flow-12345678.js',
    'oauth-callback.html',
    'oauth-callback.js',
  );
  const provider = await startProvider({ widgetFolder, variables: { PROVIDER_NAME: 'A<b> & "Co"' } });
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

it('has no page without a built widget', async () => {
  const provider = await startProvider({ widgetFolder: builtWidget() });
  expect((await ask(provider, '/authorize/one', { origin: null })).status).toBe(404);
});
