import { describe, expect, it } from 'vitest';
import { clearPage, putButton, remember } from '../../support/button.ts';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';
import { showFlow } from './show-flow.tsx';

/** A class or an attribute of each tool's documentation. */
const MARKS = [
  ['rrweb', '.rr-block'],
  ['rrweb, what is typed', '.rr-ignore'],
  ['Amplitude', '.amp-block'],
  ['Clarity', '[data-clarity-mask=true]'],
  ['Datadog', '[data-dd-privacy=hidden]'],
  ['FullStory', '.fs-exclude'],
  ['Hotjar', '[data-hj-suppress]'],
  ['LogRocket', '[data-private]'],
  ['Matomo', '[data-matomo-mask]'],
  ['New Relic', '.nr-block'],
  ['OpenReplay', '[data-openreplay-hidden]'],
  ['PostHog', '.ph-no-capture'],
  ['Sentry', '.sentry-block'],
  ['Smartlook', '[data-recording-disable=true]'],
] as const;

const unmarked = (elements: readonly Element[]) =>
  elements.flatMap((element) => MARKS.filter(([, mark]) => !element.matches(mark)).map(([tool]) => tool));

describe('what a person types is marked for tools that record sessions', () => {
  it('in the e-mail field', async () => {
    const flow = await showFlow();
    expect(unmarked([flow.find('input')])).toEqual([]);
  });

  it('in the code field, and where the address is shown', async () => {
    const flow = await showFlow();
    await flow.type('E-mail address', 'ada@example.org');
    await flow.press('Send code');
    await flow.play(() => flow.pending.sendCode.resolve(undefined));
    await flow.play(() => flow.wait(0));
    expect(flow.text()).toContain('ada@example.org');
    expect(unmarked([flow.find('input'), flow.find('.address')])).toEqual([]);
  });

  it.each([
    ['the PIN field', onboarded, 'input'],
    ['the line of who is signed in', newUser, '.username'],
  ])('in %s', async (_, user, selector) => {
    const flow = await showFlow({ user });
    expect(unmarked([flow.find(selector)])).toEqual([]);
  });

  it('in the name on the button with a menu', async () => {
    remember(returning);
    const { trigger } = putButton({ attributes: { 'signed-in': 'menu' } });
    await until(() => trigger.getAttribute('aria-haspopup') === 'menu', 'the menu');
    const name = trigger.querySelector('bdi');
    expect(name?.textContent).toBe(returning.username);
    expect(name && unmarked([name])).toEqual([]);
    clearPage();
  });
});
