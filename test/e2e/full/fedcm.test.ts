import { expect, it } from 'vitest';
import { startSharing } from '../../provider/support/share.ts';
import { required } from '../../support/until.ts';
import { useChromium } from '../support/chromium.ts';
import { EMAIL, openSites, pressing, signInBy, signInFirst } from '../support/fedcm-sites.ts';

/** The full browser: the headless shell opens no windows for FedCM. */
const { visit } = useChromium({});

it('a person who signed in at one site signs in at a second one by one press in the browser’s dialog', async () => {
  const sites = await openSites();
  const second = required(sites.apps[1], 'the second site');
  const at = await (await visit()).newPage();
  const shown = await pressing(at);
  await at.goto(second.url);
  // No person is signed in: no dialog, and no reason.
  await expect(signInBy(sites, at, second)).rejects.toThrow('NetworkError: Error retrieving a token');
  expect(shown).toEqual([]);

  await signInFirst(sites, at);
  const { share } = await startSharing(sites.provider, second.key, EMAIL);
  await share();
  await at.goto(second.url);
  const tokens = await signInBy(sites, at, second);
  expect(shown.map(({ accounts }) => accounts.map(({ email }) => email))).toEqual([[EMAIL]]);
  expect(tokens.scope).toBe('openid interests medium');
  expect(tokens.claims()).toMatchObject({ aud: second.id, sid: expect.stringMatching(/^session_/) });
});
