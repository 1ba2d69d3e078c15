import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { begin, finish } from '../../showcase/docs/samples/server/sign-in.ts';
import { exchangeCode, refreshAccess } from '../../widget/server.ts';
import { ask } from './support/ask.ts';
import { answering, codeFrom, hostOf, ISSUER } from './support/host-server.ts';
import {
  createBrowser,
  discover,
  locationOf,
  RETURN,
  signInOnPage,
  startOpenId,
  VERIFIER,
} from './support/open-id.ts';
import { createClock } from './support/provider.ts';

const startHost = async (isConfidential = false) => {
  const started = await startOpenId({ isConfidential });
  const { provider, app } = started;
  const { options, verify, interests } = hostOf(provider, app.id);
  const { fetch } = options;
  const known = { issuer: ISSUER, clientId: app.id, clientSecret: app.secret, fetch };
  return { ...started, known, verify, interests };
};

describe('refreshAccess', () => {
  it.each([false, true])('gives access as long as the grant holds (with a secret: %s)', async (isSecret) => {
    const { provider, app, known, signInWith, verify, interests } = await startHost(isSecret);
    const { answer, token } = await signInWith();
    const code = answer.code ?? '';
    const first = await exchangeCode({ ...known, code, verifier: VERIFIER, redirectUri: RETURN });
    expect(first.idToken).toMatch(/^eyJ/);
    provider.clock.pass(3_600_000);
    expect(await codeFrom(verify(first.accessToken))).toBe('token.expired');
    const next = await refreshAccess({ ...known, refreshToken: first.refreshToken ?? '' });
    expect((await verify(next.accessToken)).scope).toContain('medium');
    expect((await interests(next.accessToken)).interests).toHaveLength(2);
    const [grant] = await provider.database.query.selectFrom('grants').select('id').execute();
    const asked = { key: app.key, token, origin: null, method: 'DELETE' };
    await ask(provider, `/api/grants/${grant?.id}`, asked);
    expect(await codeFrom(refreshAccess({ ...known, refreshToken: next.refreshToken }))).toBe(
      'refresh.refused',
    );
    expect(await codeFrom(interests(next.accessToken))).toBe('access.revoked');
  });

  it('refuses a used token, and an answer without tokens', async () => {
    const { known, tokens } = await startHost();
    const { refreshToken } = await tokens();
    await refreshAccess({ ...known, refreshToken });
    expect(await codeFrom(refreshAccess({ ...known, refreshToken }))).toBe('refresh.refused');
    const malformed = refreshAccess({ ...known, refreshToken, fetch: answering('{}') });
    expect(await codeFrom(malformed)).toBe('provider.malformed');
    const wrong = refreshAccess({ ...known, refreshToken, clientSecret: 'sk_wrong' });
    await expect(wrong).rejects.toMatchObject({ code: 'provider.http', problem: 'invalid_client' });
  });
});

it('the sample of the documentation signs a person in: sign-in.ts', async () => {
  const { provider, app } = await startOpenId({ clock: createClock(Date.now()) });
  const config = await discover(provider, app.id, client.None());
  const browser = createBrowser(provider);
  const { address, begun } = await begin(config);
  const page = locationOf(await browser.go(address.href));
  const { location } = await signInOnPage(provider, browser, page);
  expect(await finish(config, new URL(location), begun)).toEqual({
    subject: expect.any(String),
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  });
});
