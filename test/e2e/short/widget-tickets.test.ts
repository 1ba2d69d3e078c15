import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { spoilNext } from '../support/faults.ts';
import { hostPageUrl, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();
const CALL = '**/youtube/complete';
const PHONE = { viewport: { width: 390, height: 844 } };

/** A server whose platform consents at once and gives a ticket. */
const onboardingOn = async (device: BrowserContextOptions) => {
  const context = await chromium.visit({ user: newUser, ...device });
  await context.route('**/youtube/authorize', (route) => {
    const { session } = route.request().postDataJSON();
    const back = new URL(device === PHONE ? session.redirectUrl : `${inject('baseUrl')}/oauth/callback`);
    for (const [name, value] of Object.entries({ state: session.state, platform: 'youtube', ticket: 't-1' }))
      back.searchParams.set(name, value);
    return route.fulfill({ json: { url: back.href } });
  });
  await context.route(CALL, (route) => route.fulfill({ json: { connected: true } }));
  const page = await openHostPage(context);
  const person = personOn(page);
  await person.openAt('onboarding');
  return { page, person };
};

describe.each<[string, BrowserContextOptions]>([
  ['in a window', {}],
  ['on a phone', PHONE],
])('a platform %s', (_, device) => {
  it('is connected once the server has its ticket back, and failed if it refuses', async () => {
    const { page, person } = await onboardingOn(device);
    await spoilNext(page, CALL, 503);
    await person.tile('YouTube').click();
    await person.seesPlatform('YouTube', 'Failed HTTP 503: Service Unavailable');
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });

    const asked = page.waitForRequest(CALL);
    await person.tile('YouTube').click();
    const request = await asked;
    await person.seesPlatform('YouTube', 'Connected');
    expect(request.postDataJSON()).toEqual({ state: expect.stringMatching(/^dc\.youtube\./), ticket: 't-1' });
    const [scheme, token] = (await request.headerValue('authorization'))?.split(' ') ?? [];
    expect(scheme).toBe('Bearer');
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: ['youtube'], token });
    expect(page.url()).toBe(hostPageUrl());
  });
});
