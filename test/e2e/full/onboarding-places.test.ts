import { expect, it } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { holdAppFacts } from '../support/hold-back.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const { visit } = useChromium();

const atOnboarding: UserRecord = {
  ...returning,
  onboardingComplete: false,
  pinCreated: false,
  connectedAccounts: [],
};

it.each([
  ['with an offer of downloads', undefined, '[part=download]'],
  ['after which only a download fills a platform', ['github'], 'a[part=platform-press]'],
])(
  'the platforms keep their places when the answer about the app comes, %s',
  async (_, connectors, arrived) => {
    const context = await visit({ user: atOnboarding, viewport: { width: 320, height: 664 } });
    const facts = {
      operator: { privacyUrl: 'https://acme.example/privacy' },
      ...(connectors && { connectors }),
    };
    const answer = await holdAppFacts(context, facts);
    const person = personOn(await openHostPage(context, 'locale="de" connectors="youtube,github"'));
    await person.trigger.click();
    const press = person.root.locator('[part=platform-press]');
    await press.first().waitFor();
    const boxes = () => press.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()));
    const before = await boxes();
    expect(before).toHaveLength(2);
    answer();
    await person.root.locator(arrived).waitFor();
    expect(await boxes()).toEqual(before);
  },
);
