// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { DEFAULTS } from '../../../widget/element/attributes.ts';
import { refuse } from '../../../widget/element/flow-refusal.ts';
import { clearPage, putButton } from '../../support/button.ts';

afterEach(clearPage);

it('says a refused sign-out once below the button, and to the host, until the next signout', async () => {
  const { element } = putButton({ attributes: { 'login-type': 'signOut' } });
  element.messages = { 'signout.refused': 'Still signed in' };
  const failures: unknown[] = [];
  element.addEventListener('failure', ({ detail }) => failures.push(detail));
  const host = { element, options: () => DEFAULTS, speech: async () => undefined, noteSession: () => {} };
  const notices = () => [...(element.shadowRoot?.querySelectorAll('[role=alert]') ?? [])];

  await refuse(host);
  await refuse(host);

  expect(notices().map(({ textContent }) => textContent)).toEqual(['Still signed in']);
  expect(notices()[0]?.getAttribute('part')).toBe('notice');
  const failure = { code: 'signout.refused', message: 'Still signed in', step: null };
  expect(failures).toEqual([failure, failure]);

  element.dispatchEvent(new CustomEvent('signout'));
  expect(notices()).toEqual([]);
});
