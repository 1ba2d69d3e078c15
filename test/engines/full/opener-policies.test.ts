import { expect, it } from 'vitest';
import { SIGN_IN, signIn } from '../support/flow.ts';
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

  for (const { host, platform } of PAIRS) {
    site().conditions.coop = platform;
    await person.goto(pageWith(host));
    await person.press(SIGN_IN);
    await person.press('YouTube Tap to connect');
    await (await person.newestWindow()).press('Allow');
    await person.sees(CONNECTED);
    await person.press(CONNECTED);
    await person.sees('YouTube Tap to connect');
  }
  expect(await person.complaints()).toEqual([]);
});
