// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { page } from '../../../common/locales/en.json';
import { clearPage, putButton, remember } from '../../support/button.ts';
import { returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearPage();
});

it.each(['none', 'frame'])(
  'a page over plain HTTP says so before any dialog opens (isolation %s)',
  async (isolation) => {
    vi.stubGlobal('isSecureContext', false);
    const button = putButton({ attributes: { isolation } });
    const failure = { code: 'page.insecure', message: page['page.insecure'], step: null };
    await expect(button.element.open()).rejects.toMatchObject({ failure });
    expect(button.detailsOf('failure')).toEqual([failure]);
    expect(button.element.shadowRoot?.querySelector('[role=alert]')?.textContent).toBe(failure.message);
    expect(button.element.shadowRoot?.querySelector('dialog')).toBeNull();
  },
);

it('a refused sign-out is told once below the button, and to the host each time, until it succeeds', async () => {
  remember(returning);
  const button = putButton({ attributes: { 'login-type': 'signOut' } });
  button.element.messages = { 'signout.refused': 'Still signed in' };
  const notices = () => [...(button.element.shadowRoot?.querySelectorAll('[role=alert]') ?? [])];
  const removal = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Removal refused');
  });

  const refused = { name: 'ConnectError', problem: { code: 'signout.refused' } };
  for (const _ of [1, 2]) await expect(button.element.signOut()).rejects.toMatchObject(refused);
  for (const presses of [1, 2]) {
    button.pressTrigger();
    await until(() => button.detailsOf('failure').length === presses, 'a failure');
  }

  expect(notices().map(({ textContent }) => textContent)).toEqual(['Still signed in']);
  expect(notices()[0]?.getAttribute('part')).toBe('notice');
  const failure = { code: 'signout.refused', message: 'Still signed in', step: null };
  expect(button.detailsOf('failure')).toEqual([failure, failure]);

  removal.mockRestore();
  await button.element.signOut();
  expect(notices()).toEqual([]);
});
