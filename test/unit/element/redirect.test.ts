// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { browserEnvironment } from '../../../widget/services/environment.ts';
import { attemptStore } from '../../../widget/services/oauth-attempts.ts';
import { prepareRedirect } from '../../../widget/services/oauth-redirect.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { clearPage, putButton, remember } from '../../support/button.ts';
import { newUser } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

afterEach(() => {
  clearPage();
  history.replaceState(null, '', '/');
});

/** On a phone, the page went to the provider, which sends it back to this address. */
const comeBackTo = (address: string, element = '0') => {
  remember(newUser);
  const attempts = attemptStore(
    'mosaic',
    safeStorage(() => localStorage),
  );
  const environment = { ...browserEnvironment(), leave: () => {} };
  const left = prepareRedirect({ platform: 'youtube', state: 'dc.youtube.one-time' }, () => {}, {
    environment,
    attempts,
    element,
  });
  left.navigate('https://accounts.example/o');
  left.close();
  history.replaceState(null, '', address);
};

it('continues after an OAuth redirect, with that platform connected', async () => {
  comeBackTo('/shop?state=dc.youtube.one-time&platform=youtube');
  const button = putButton();
  await button.shows('Connected');
  expect(button.element.step).toBe('onboarding');
  expect(button.notifiedNames()).toEqual(['open', 'stepchange']);
  expect(location.search).not.toContain('one-time');
});

it('stays closed on a page whose state belongs to another service', async () => {
  comeBackTo('/shop?state=forged&platform=youtube');
  const button = putButton();
  let turns = 0;
  await until(() => {
    turns += 1;
    return turns > 20;
  });
  expect(button.notified).toEqual([]);
  expect(button.dialog()).toBeNull();
});
