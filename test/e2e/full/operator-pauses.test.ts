import { expect, it } from 'vitest';
import { CREDENTIALS, connecting, createPlatformServers } from '../../provider/support/platform.ts';
import { EMAIL, requestCode, signIn } from '../../provider/support/sign-in.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openConsole } from '../support/operator.ts';

const chromium = useChromium();

it('an operator sees a platform that asked for a pause, and a limit that sign-ins reached', async () => {
  const { network, handle, ...platform } = createPlatformServers();
  const fetch: typeof network.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') return handle(request);
    return Response.json({}, { status: 429, headers: { 'retry-after': '1800' } });
  };
  const { page, wrong, provider, signInBrowser } = await openConsole(
    chromium.visit,
    { viewport: { width: 390, height: 844 } },
    { variables: CREDENTIALS, platforms: { network: { ...network, fetch } } },
  );
  const { key } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const { ticket, complete } = connecting(provider, platform, { key, token });
  await complete(await ticket());
  for (let count = 0; count < 6; count += 1) await requestCode(provider, key);
  await signInBrowser();

  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await expect
    .poll(async () => {
      await open('Mail and limits');
      await open('Platforms');
      return page.getByText('github asked for a pause: 1 reading waits, the last until').isVisible();
    })
    .toBe(true);
  await page.getByText('Documented limit: 5,000 calls an hour for each person').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await open('Audit log');
  await page.getByText('sign-in.proof-asked').waitFor();
  expect(await page.getByText(EMAIL).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
