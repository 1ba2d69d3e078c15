import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { personKeyOf } from '../../../showcase/shared/connect/use-sign-out.ts';
import { SCRIPT_LIMIT_MS } from '../../../showcase/shared/connect/use-signed-in.ts';
import { soon } from '../../support/until.ts';
import { FORGERIES, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const SAID = 'Nothing was shared';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const visit = async () => {
  const page = await visitDemo(demos.gamp, '/gamp');
  onTestFinished(page.close);
  return page;
};

const share = async () => {
  const page = await visit();
  await post();
  await page.complete(SHARED);
  return page;
};

const kept = () =>
  [...demos.gamp.personalKeys, personKeyOf(demos.gamp.name)].filter(
    (key) => localStorage.getItem(key) !== null,
  );

it.each(Object.entries(FORGERIES))('a demo ignores a message from %s', async (_, forgery) => {
  const page = await visit();
  await post(forgery);
  expect(page.text()).not.toContain('Connected');
  expect(kept()).toEqual([]);
});

it.each(Object.entries(NOT_SHARED))('a demo does not log a person in who %s', async (_, answer) => {
  const page = await visit();
  await page.complete(answer);
  expect(page.find('button[type=submit]').textContent).toBe('Login');
  expect(kept()).toEqual([]);
});

it('a demo says once that nothing was shared, until a sign-out', async () => {
  const page = await share();
  expect(page.text()).not.toContain(SAID);
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text()).toContain(`${SAID}. Your tournaments stay as they are.`);
  expect(page.text().split(SAID)).toHaveLength(2);
  await page.signOut();
  expect(page.text()).not.toContain(SAID);
});

it('a demo keeps nothing of a person whose session ended and who logs out', async () => {
  const page = await share();
  expect(page.texts('button')).not.toContain('Log Out');
  await act(async () => {
    for (const widget of page.all('data-connect-button')) Object.assign(widget, { signedIn: false });
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(kept()).not.toEqual([]);
  await page.press('Log Out');
  expect(page.texts('[type=submit]')).toHaveLength(1);
  expect(kept()).toEqual([]);
});

it('a demo offers a log-out that forgets all if the script of the widget never loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await visit();
  const nameKey = 'data-connect:mosaic:user:frame:sandbox-gamp-key';
  localStorage.setItem(nameKey, '{"version":2,"username":"ada"}');
  await post();
  await page.complete(SHARED);
  await act(() => vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS));
  await page.press('Log Out');
  expect([localStorage.getItem(nameKey), kept()]).toEqual([null, []]);
});

const inAnotherTab = (key: string, text: string | null) =>
  act(async () => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

it('a demo follows a share and a sign-out in another tab', async () => {
  const text = 'Valorant Weekly Scrims';
  const first = await share();
  const stored = Object.entries({ ...localStorage });
  await first.close();
  localStorage.clear();

  const page = await visit();
  expect(page.text()).not.toContain(text);
  for (const [key, value] of stored) await inAnotherTab(key, value);
  await soon(() => expect(page.text()).toContain(text));
  for (const [key] of stored) await inAnotherTab(key, null);
  await soon(() => expect(page.text()).not.toContain(text));
  expect(localStorage).toHaveLength(0);
});
