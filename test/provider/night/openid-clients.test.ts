import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CLIENT_DEFAULTS } from '../../../provider/facts/openid.ts';
import { freePort } from '../../support/free-port.ts';
import { serveOnPort } from '../../support/serve.ts';
import { createBrowser, locationOf, RETURN, signInOnPage, startOpenId } from '../support/open-id.ts';
import { CLIENTS, isInstalled, type OpenIdClient } from '../support/open-id-clients.ts';
import { createClock, HOUR, type TestProvider } from '../support/provider.ts';
import { EMAIL } from '../support/sign-in.ts';

/** A provider on a port of its own, because other programs cannot call it in this process. */
const start = async (client: OpenIdClient, isConfidential: boolean) => {
  let provider: TestProvider | undefined;
  const { port, close } = await serveOnPort(
    (request) => provider?.fetch(request, '127.0.0.1') ?? Response.error(),
  );
  onTestFinished(close);
  const issuer = `http://127.0.0.1:${port}`;
  const site = new URL(`http://127.0.0.1:${await freePort()}`);
  const { origin } = site;
  const started = await startOpenId({
    isConfidential,
    client: { ...CLIENT_DEFAULTS, pkce: client.isWithoutPkce ? 'nonce' : 'required' },
    clock: createClock(Date.now()),
    redirects: [`${origin}/`, `${origin}/callback`, `${origin}/api/auth/callback/data-connect`, RETURN],
    variables: { PUBLIC_URL: issuer },
  });
  provider = started.provider;
  const { app } = started;
  const acts = await client.start({ issuer, id: app.id, secret: app.secret ?? '', site });
  return { ...started, acts, origin };
};

/** The statuses that the token endpoint answered. */
const answersIn = ({ lines }: TestProvider) =>
  lines.flatMap((line) => (line.includes('"call":"token"') ? [JSON.parse(line).status] : []));

const KINDS = [
  ['public', 'left off', false, null],
  ['public', 'switched on', false, EMAIL],
  ['confidential', 'left off', true, null],
  ['confidential', 'switched on', true, EMAIL],
] as const;

for (const client of CLIENTS) {
  describe.skipIf(!isInstalled(client))(client.name, () => {
    it.each(client.isConfidentialOnly ? KINDS.slice(2) : KINDS)(
      'signs a person in, refreshes, also four times at once, and signs out: a %s client, e-mail %s',
      async (_kind, _switch, isConfidential, email) => {
        // requests-oauthlib takes less than it asked for as an error without it.
        vi.stubEnv('OAUTHLIB_RELAX_TOKEN_SCOPE', email === null ? '1' : '');
        const { provider, origin, addressWith, acts } = await start(client, isConfidential);
        const { begin, finish, who, refresh, signOut } = acts;
        const browser = createBrowser(provider);
        expect(await who()).toBeNull();
        const asked = await begin();
        const page = locationOf(await browser.go(asked));
        const { location } = await signInOnPage(provider, browser, page, { email: email !== null });
        await finish(location);
        const person = await who();
        expect(person).toMatchObject({ subject: expect.stringMatching(/^[\w-]{20,}$/) });
        expect(Reflect.get(Object(person), 'email') || null).toBe(email);

        vi.useFakeTimers({ toFake: ['Date'] });
        onTestFinished(() => void vi.useRealTimers());
        for (const count of refresh ? [1, 4, 1] : []) {
          if (!client.isAlwaysLate) provider.clock.pass(HOUR);
          vi.setSystemTime(provider.clock.now());
          const before = answersIn(provider).length;
          await refresh?.(count);
          expect(answersIn(provider).length).toBeGreaterThan(before);
        }
        expect(new Set(answersIn(provider))).toEqual(new Set([200]));

        // A page on the loopback gets no code without a press, so this asks for a page elsewhere.
        const silent = addressWith({ prompt: 'none' });
        expect(locationOf(await browser.go(silent))).toMatch(/[?&]code=/);
        const left = await signOut();
        expect(await who()).toBeNull();
        expect(locationOf(await browser.go(left))).toBe(`${origin}/`);
        expect(locationOf(await browser.go(silent))).toContain('error=login_required');
      },
    );
  });
}
