import { expect, it } from 'vitest';
import { confirm, SIGN_IN, signIn } from '../support/flow.ts';
import { hostPagePath } from '../support/host-page.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor, site } = useEngine();

const POLICIES = ['', 'same-origin-allow-popups', 'same-origin'];
const PAIRS = POLICIES.flatMap((host) => POLICIES.map((platform) => ({ host, platform })));

const CONNECTED = 'YouTube Connected';

it('a platform is connected under each pair of opener policies, from a host on another site', async () => {
  const attributes = `api-base="${site().url}/api" redirect-url="/widget/oauth-callback.html"`;
  const pageWith = (coop: string) => site().otherUrl + hostPagePath({ attributes, coop });
  const person = await comeTo(pageWith(''));
  await signIn(person, 'opener@example.org', codeFor);

  for (const [place, { host, platform }] of PAIRS.entries()) {
    site().conditions.coop = platform;
    await person.goto(pageWith(host));
    await person.press(SIGN_IN);
    await person.press('YouTube Tap to connect');
    const window = await person.newestWindow();
    await window.press('Allow');
    // The provider asks for the confirmation only once in a browser.
    if (place === 0) await confirm(window);
    await person.sees(CONNECTED);
    await person.press(CONNECTED);
    await person.sees('YouTube Tap to connect');
  }
  expect(await person.complaints()).toEqual([]);
});
