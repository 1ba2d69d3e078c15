// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../../common/languages.ts';
import { clearPage, putButton, remember } from '../../support/button.ts';
import { returning } from '../../support/open-flow.ts';
import { unmarked } from '../../support/recorder-marks.ts';
import { until } from '../../support/until.ts';
// Imported in advance, so that no test waits for its compilation.
import '../../../widget/menu/menu.ts';

afterEach(() => {
  clearPage();
});

const putMenu = async (attributes: Readonly<Record<string, string>> = {}) => {
  remember(returning);
  const button = putButton({ attributes: { 'signed-in': 'menu', ...attributes } });
  const { root, trigger } = button;
  await until(() => trigger.getAttribute('aria-haspopup') === 'menu', 'the menu');
  const menu = () => root.querySelector('[role=menu]');
  const items = () => [...root.querySelectorAll<HTMLElement>('[role=menuitem]')];
  return {
    ...button,
    menu,
    items,
    texts: () => items().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    focused: () => items().indexOf(root.activeElement as HTMLElement),
    choose: (text: string) =>
      items()
        .find(({ textContent }) => textContent.includes(text))
        ?.click(),
  };
};

it('the name on the menu’s button is marked for tools that record sessions', async () => {
  const { trigger } = await putMenu();
  const name = trigger.querySelector('bdi');
  expect(name?.textContent).toBe(returning.username);
  expect(name && unmarked([name])).toEqual([]);
});

it('the menu opens by a press, with the focus on its first item, and closes by the next one', async () => {
  const { trigger, menu, texts, focused, dialog } = await putMenu();
  trigger.click();
  expect(texts()).toEqual([
    'Choose what to share',
    'Add a platform',
    'What you share (opens in a new tab)',
    'My account (opens in a new tab)',
    'Sign out',
  ]);
  expect(focused()).toBe(0);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(menu()?.getAttribute('aria-labelledby')).toBe(trigger.id);
  expect(dialog()).toBeNull();
  trigger.click();
  expect(menu()).toBeNull();
  expect(trigger.hasAttribute('aria-expanded')).toBe(false);
});

it('the menu links to the account at the origin of the API, in a new tab', async () => {
  const { trigger, items } = await putMenu({ 'api-base': '/v2/api' });
  trigger.click();
  const links = items().filter((item) => item instanceof HTMLAnchorElement);
  expect(links.map(({ href }) => href)).toEqual([
    `${location.origin}/account#apps`,
    `${location.origin}/account`,
  ]);
  expect(links.every(({ target, rel }) => target === '_blank' && rel === 'noopener')).toBe(true);
});

it('the menu leads back to the data step, and to the platforms', async () => {
  const { trigger, choose, element, menu } = await putMenu();
  trigger.click();
  choose('Choose what to share');
  await until(() => element.step === 'dataRequest', 'the data step');
  expect(menu()).toBeNull();
  await element.close();
  trigger.click();
  choose('Add a platform');
  await until(() => element.step === 'onboarding', 'the platforms');
});

it('the menu offers no platform if the host has none', async () => {
  const { trigger, texts } = await putMenu({ connectors: '' });
  trigger.click();
  expect(texts()).not.toContain('Add a platform');
});

it('the menu signs out', async () => {
  const { trigger, choose, element, menu, label, detailsOf } = await putMenu();
  trigger.click();
  choose('Sign out');
  expect(menu()).toBeNull();
  await until(() => detailsOf('signout').length > 0, 'signout');
  expect(detailsOf('signout')).toEqual([{ username: 'ada' }]);
  expect(element.signedIn).toBe(false);
  expect(label()).toBe('Sign In with Mosaic');
  expect(trigger.getAttribute('aria-haspopup')).toBe('dialog');
});

it('a press opens the dialog if the session behind the menu has ended meanwhile', async () => {
  const { trigger, menu, shows } = await putMenu();
  localStorage.clear();
  trigger.click();
  expect(menu()).toBeNull();
  await shows('Sign in with Mosaic');
});

it('no two texts of the menu are alike, in every language', async () => {
  for (const language of LANGUAGES) {
    const { menu } = await import(`../../../common/locales/${language}.json`);
    expect(new Set(Object.values(menu)).size, language).toBe(6);
  }
});
