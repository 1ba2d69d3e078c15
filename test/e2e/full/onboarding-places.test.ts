import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { holdAppFacts } from '../support/hold-back.ts';
import { openHostPage } from '../support/host-page.ts';
import { type Person, personOn } from '../support/person.ts';

const { visit } = useChromium();

const atOnboarding: UserRecord = {
  ...returning,
  onboardingComplete: false,
  pinCreated: false,
  connectedAccounts: [],
};
const PHONE = { width: 390, height: 664 };
const WIDE = { width: 1280, height: 800 };
const OPERATOR = { privacyUrl: 'https://acme.example/privacy' };

const placesOf = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [control.textContent, x, y, width, height];
    }),
  );

/** Waits for the answer: it is drawn once the foot shows the operator. */
const isAnswered = (person: Person) => person.root.locator('.operator a').first().waitFor();

describe('the controls of the platforms’ step keep their places when the answer about the app arrives', () => {
  it.each([
    ['on a phone', 'en', PHONE],
    ['in a wide window', 'en', WIDE],
    ['on a phone, with a long line of German', 'de', { width: 320, height: 664 }],
    ['in a low window', 'ja', { width: 1280, height: 420 }],
  ])('%s (%s)', async (_, locale, viewport) => {
    const context = await visit({ user: atOnboarding, viewport });
    const answer = await holdAppFacts(context, { operator: OPERATOR });
    const person = personOn(await openHostPage(context, `locale="${locale}" connectors="youtube,github"`));
    await person.trigger.click();
    const controls = person.root.locator('[data-step=onboarding] :is(li, .actions) button');
    await controls.first().waitFor();
    const offer = person.root.locator('[part=download]');
    expect(await offer.count()).toBe(0);
    const before = await placesOf(controls);
    expect(before).toHaveLength(4);
    answer();
    await isAnswered(person);
    await offer.waitFor();
    expect(await placesOf(controls)).toEqual(before);
  });

  it('when a platform becomes one that only a download fills', async () => {
    const context = await visit({ user: atOnboarding, viewport: PHONE });
    const answer = await holdAppFacts(context, { operator: OPERATOR, connectors: ['github'] });
    const person = personOn(await openHostPage(context, 'connectors="youtube,github"'));
    await person.trigger.click();
    const press = person.root.locator('[part=platform-press]');
    await press.first().waitFor();
    const boxes = () => press.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()));
    const before = await boxes();
    answer();
    await person.root.locator('a[part=platform-press]').waitFor();
    expect(await boxes()).toEqual(before);
  });
});
