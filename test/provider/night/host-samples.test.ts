import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { POST as astro } from '../../../showcase/docs/samples/server/astro/share.ts';
import { answerShare } from '../../../showcase/docs/samples/server/lib/answer-share.ts';
import { POST as svelteKit } from '../../../showcase/docs/samples/server/sveltekit/+server.ts';
import { freePort } from '../../support/free-port.ts';
import { serveOnPort } from '../../support/serve.ts';
import { startCodeSharer } from '../support/code.ts';
import { isInstalled } from '../support/open-id-clients.ts';
import { asHost } from '../support/sample-host.ts';
import { scratchFolder } from '../support/scratch.ts';

const SAMPLES = resolve('showcase/docs/samples/server');

const PYTHON = '/usr/bin/python3';
const [hasPhp, hasDjango] = [
  isInstalled({ name: 'PHP', probe: ['php', '--version'], install: 'php-cli' }),
  isInstalled({ name: 'Django', probe: [PYTHON, '-c', 'import django'], install: 'python3-django' }),
];

const start = async () => {
  const sharer = await startCodeSharer({ isConfidential: true });
  const { port, close } = await serveOnPort((request) => sharer.provider.fetch(request));
  onTestFinished(close);
  const variables = {
    PATH: process.env.PATH,
    PROVIDER_URL: `http://127.0.0.1:${port}`,
    PROVIDER_APP: sharer.app.id,
    PROVIDER_SECRET: sharer.secret,
  };
  return { code: await sharer.code(), variables };
};

const ANSWER = {
  subject: expect.stringMatching(/^[\w-]{20,}$/),
  interests: { Baking: expect.any(Number), Software: expect.any(Number) },
};

const DJANGO = join(import.meta.dirname, 'django-project.py');

it.skipIf(!hasDjango)('the sample for Django exchanges a code, and refuses it the second time', async () => {
  const { code, variables } = await start();
  const folder = scratchFolder();
  mkdirSync(join(folder, 'shop/templates'), { recursive: true });
  for (const name of ['urls.py', 'views.py'])
    copyFileSync(join(SAMPLES, 'django', name), join(folder, 'shop', name));
  copyFileSync(join(SAMPLES, 'django/shop.html.txt'), join(folder, 'shop/templates/shop.html'));
  const env = { ...variables, CODE: code, PYTHONPATH: folder };
  const { stdout } = await promisify(execFile)(PYTHON, [DJANGO], { cwd: folder, env });
  const { page, cookie, answers } = JSON.parse(stdout);
  expect(answers).toEqual([
    [200, ANSWER],
    [401, { error: 'The provider answered 400' }],
  ]);
  expect(page).toContain('src="/static/widget/data-connect.js"');
  expect(cookie).toBe(true);
});

it.skipIf(!hasPhp)('the sample for PHP exchanges a code, and refuses it the second time', async () => {
  const { code, variables } = await start();
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = spawn('php', ['-S', url.slice('http://'.length), '-t', join(SAMPLES, 'php')], {
    env: variables,
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const page = await vi.waitFor(async () => (await fetch(`${url}/`)).text(), { timeout: 30_000 });
  expect(page).toContain('<data-connect-button');
  const share = async () => {
    const answer = await fetch(`${url}/share.php`, { method: 'POST', body: JSON.stringify({ code }) });
    return [answer.status, await answer.json()];
  };
  expect(await share()).toEqual([200, ANSWER]);
  expect(await share()).toEqual([502, { error: 'The provider refused, or cannot be reached' }]);
});

/** Nuxt imports these names by itself, so they are globals here. */
const nuxt = async (request: Request) => {
  vi.stubGlobal('answerShare', answerShare);
  vi.stubGlobal('readBody', (event: Request) => event.json());
  vi.stubGlobal('defineEventHandler', (handle: unknown) => handle);
  const { default: handle } = await import('../../../showcase/docs/samples/server/nuxt/share.post.ts');
  return handle(request);
};

const ROUTES = {
  nuxt,
  sveltekit: (request: Request) => svelteKit({ request }),
  astro: (request: Request) => astro({ request }),
};

it.each(Object.entries(ROUTES))('the sample for %s exchanges the code of its page', async (_name, route) => {
  const { provider, app, secret, code } = await startCodeSharer({ isConfidential: true });
  const body = JSON.stringify({ code: await code() });
  asHost(provider, app.id, secret);
  const answer = await route(new Request('https://shop.example/share', { method: 'POST', body }));
  expect(await answer.json()).toEqual({
    subject: expect.any(String),
    interests: [expect.objectContaining({ item: 'Baking' }), expect.objectContaining({ item: 'Software' })],
  });
});
