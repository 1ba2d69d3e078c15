import { Auth, type AuthConfig } from '@auth/core';
import { expect, it, vi } from 'vitest';
import { createBrowser, locationOf, signInOnPage } from '../support/open-id.ts';
import { startOpenIdOnPort } from '../support/open-id-port.ts';
import { createVisitor } from '../support/open-id-sites.ts';
import { EMAIL } from '../support/sign-in.ts';

const SITE = 'http://localhost:3000';
const SECRET = 'the secret of an application in a test';

const start = async () => {
  const started = await startOpenIdOnPort({
    isConfidential: true,
    redirects: [`${SITE}/api/auth/callback/data-connect`, `${SITE}/`],
  });
  vi.stubEnv('PROVIDER_URL', started.issuer);
  vi.stubEnv('PROVIDER_APP', started.app.id);
  vi.stubEnv('PROVIDER_SECRET', started.app.secret ?? '');
  vi.stubEnv('AUTH_SECRET', SECRET);
  vi.resetModules();
  const { authConfig } = await import('../../../showcase/docs/samples/openid/next/auth.config.ts');
  const { endSessionAddress } = await import('../../../showcase/docs/samples/openid/next/end-session.ts');
  const errors: Error[] = [];
  const config: AuthConfig = {
    ...authConfig,
    basePath: '/api/auth',
    secret: SECRET,
    trustHost: true,
    logger: { error: (error) => void errors.push(error) },
  };
  const browser = createBrowser(started.provider);
  const { cookies, visit: visitAt } = createVisitor((request) => Auth(request, config));
  const visit = (path: string, form?: Readonly<Record<string, string>>) =>
    visitAt(new URL(path, SITE), form && { method: 'POST', body: new URLSearchParams(form) });
  const post = async (path: string) => {
    const { csrfToken } = await (await visit('/api/auth/csrf')).json();
    return visit(path, { csrfToken, callbackUrl: `${SITE}/` });
  };
  const who = async () => (await visit('/api/auth/session')).json();
  const begin = async () =>
    locationOf(await browser.go(locationOf(await post('/api/auth/signin/data-connect'))));
  const signIn = async () => (await signInOnPage(started.provider, browser, await begin())).location;
  const endAddress = () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return endSessionAddress(new Request(`${SITE}/sign-out`, { headers: { cookie } }), `${SITE}/`);
  };
  return { ...started, browser, errors, visit, post, who, begin, signIn, endAddress };
};

it('Auth.js signs a person in and out', async () => {
  const { browser, visit, post, who, signIn, endAddress } = await start();
  expect(await endAddress()).toBeNull();
  expect(locationOf(await visit(await signIn()))).toBe(`${SITE}/`);
  const session = await who();
  expect(session).toMatchObject({ user: { email: EMAIL }, subject: expect.stringMatching(/^[\w-]{20,}$/) });
  expect(JSON.stringify(session)).not.toContain('oken');

  const left = await endAddress();
  await post('/api/auth/signout');
  expect(await who()).toBeNull();
  expect(locationOf(await browser.go(left ?? ''))).toBe(`${SITE}/`);
});
