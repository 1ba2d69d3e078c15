import { describe, expect, it } from 'vitest';
import { CLIENT_DEFAULTS } from '../../../provider/facts/openid.ts';
import { freePort } from '../../support/free-port.ts';
import { createBrowser, locationOf, RETURN, signInOnPage } from '../support/open-id.ts';
import { startOpenIdOnPort } from '../support/open-id-port.ts';
import { createVisitor, isInstalled, SITES, type SiteLanguage, serveSite } from '../support/open-id-sites.ts';
import { EMAIL } from '../support/sign-in.ts';

const start = async (language: SiteLanguage, isConfidential = true) => {
  const site = new URL(`http://127.0.0.1:${await freePort()}`);
  const started = await startOpenIdOnPort({
    isConfidential,
    client: { ...CLIENT_DEFAULTS, pkce: language.isWithoutPkce ? 'nonce' : 'required' },
    redirects: [`${site.origin}/callback`, `${site.origin}/`, RETURN],
  });
  await serveSite(language, site, {
    PROVIDER_URL: started.issuer,
    PROVIDER_APP: started.app.id,
    PROVIDER_SECRET: started.app.secret ?? '',
  });
  const browser = createBrowser(started.provider);
  const { cookies, visit } = createVisitor();
  const at = (path: string) => new URL(path, site);
  const who = async () => (await visit(at('/'))).json();
  const begin = async () => locationOf(await browser.go(locationOf(await visit(at('/sign-in')))));
  const signIn = async () => (await signInOnPage(started.provider, browser, await begin())).location;
  const signOut = () =>
    visit(at('/sign-out'), { method: 'POST', headers: { 'x-csrftoken': cookies.get('csrftoken') ?? '' } });
  return { ...started, site, browser, visit, who, begin, signIn, signOut };
};

const KINDS = [
  ['public', false],
  ['confidential', true],
] as const;

for (const language of SITES) {
  describe.skipIf(!isInstalled(language))(language.name, () => {
    it.each(language.isWithoutPkce ? KINDS.slice(1) : KINDS)(
      'signs a person in and out as a %s client',
      async (_kind, isConfidential) => {
        const { site, browser, visit, who, signIn, signOut, addressWith } = await start(
          language,
          isConfidential,
        );
        expect(await who()).toBeNull();
        const answer = await visit(await signIn());
        expect(new URL(locationOf(answer), site).pathname).toBe('/');
        expect(await who()).toEqual({ subject: expect.stringMatching(/^[\w-]{20,}$/), email: EMAIL });

        // A page on the loopback gets no code without a press, so this asks for a page elsewhere.
        const silent = addressWith({ prompt: 'none' });
        expect(locationOf(await browser.go(silent))).toMatch(/[?&]code=/);
        const left = locationOf(await signOut());
        expect(await who()).toBeNull();
        expect(locationOf(await browser.go(left))).toBe(`${site.origin}/`);
        expect(locationOf(await browser.go(silent))).toContain('error=login_required');
      },
    );
  });
}
