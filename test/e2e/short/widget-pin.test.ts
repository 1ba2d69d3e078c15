import { describe, expect, it } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { onboarded } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { spoilNext } from '../support/faults.ts';
import { detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, PIN, personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();
const CALL = '**/api/pin';

const openOn = async (user?: UserRecord) => {
  const page = await openHostPage(await chromium.visit({ user }));
  return { page, person: personOn(page) };
};

describe('a PIN', () => {
  it('is created once the server has it; until then the person may try again without typing it again', async () => {
    const { page, person } = await openOn();
    await person.signIn(newAddress('pin'));
    await person.isAt('onboarding');
    await person.press('Skip for now');
    await spoilNext(page, CALL, 503);
    await person.choosePin();
    await person.sees(`Failed to save your PIN ${textOf('hint.unavailable')}`);
    expect(await savedRecord(page)).toMatchObject({ pinCreated: false });
    expect(await person.pin.inputValue()).toBe(PIN);

    const asked = page.waitForRequest(CALL);
    await person.press(textOf('pin.submit'));
    await person.isAt('dataRequest');
    expect(await savedRecord(page)).toMatchObject({ pinCreated: true });
    const request = await asked;
    expect(request.postDataJSON().EncryptedUserPin).toMatch(/^v2\.[\w-]{139}$/);
    expect(await request.headerValue('authorization')).toMatch(/^Bearer [\w-]{43}$/);
    expect(await detailsOf(page, 'failure')).toEqual([
      { code: 'pin.save', message: 'Failed to save your PIN', step: 'pin' },
    ]);
  });

  it('that no server has is requested again on the next visit', async () => {
    // The record of a server that gave no `pinKey`.
    const { page, person } = await openOn(onboarded);
    await person.openAt('pin');
    await person.choosePin();
    await person.isAt('dataRequest');
    await person.press(textOf('data.decline'));
    await person.isGone();
    expect(await savedRecord(page)).toMatchObject({ pinCreated: false });
    await person.openAt('pin');
  });
});
