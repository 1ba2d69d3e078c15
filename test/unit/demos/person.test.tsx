import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { demo as copus } from '../../../showcase/demos/copus/index.ts';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import type { Area } from '../../../showcase/shared/area.ts';
import { personKeyOf } from '../../../showcase/shared/connect/use-sign-out.ts';
import { SCRIPT_LIMIT_MS } from '../../../showcase/shared/connect/use-signed-in.ts';
import { soon } from '../../support/until.ts';
import { FORGERIES, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const SAID = 'Nothing was shared';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const visit = async (demo: Area, path: string) => {
  const page = await visitDemo(demo, path);
  onTestFinished(page.close);
  return page;
};

const share = async (demo: Area, path: string) => {
  const page = await visit(demo, path);
  await post();
  await page.complete(SHARED);
  return page;
};

/** The keys with which a demo stores something about the person. */
const keptBy = (demo: Area) =>
  [...(demo.personalKeys ?? []), personKeyOf(demo.name)].filter((key) => localStorage.getItem(key) !== null);

it.each(Object.entries(FORGERIES))('a demo ignores a message from %s', async (_, forgery) => {
  const page = await visit(gamp, '/gamp');
  await post(forgery);
  expect(page.text()).not.toContain('Connected');
  expect(keptBy(gamp)).toEqual([]);
});

it.each(Object.entries(NOT_SHARED))('a demo does not log a person in who %s', async (_, answer) => {
  const page = await visit(gamp, '/gamp');
  await page.complete(answer);
  expect(page.find('button[type=submit]').textContent).toBe('Login');
  expect(keptBy(gamp)).toEqual([]);
});

it.each([
  ['/copus', copus, 'The issue stays the one for everyone.'],
  ['/toona', toona, 'The cast stays as it is.'],
] as const)('%s says once that nothing was shared, until a sign-out', async (path, demo, rest) => {
  const page = await share(demo, path);
  expect(page.text()).not.toContain(SAID);
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text()).toContain(`${SAID}. ${rest}`);
  expect(page.text().split(SAID)).toHaveLength(2);
  await page.signOut();
  expect(page.text()).not.toContain(SAID);
});

const WITH_LOG_OUT = [
  ['/gamp', gamp, 'Log Out'],
  ['/toona', toona, 'Log out'],
] as const;

it.each(WITH_LOG_OUT)(
  '%s keeps nothing of a person whose session ended and who logs out',
  async (path, demo, name) => {
    const page = await share(demo, path);
    expect(page.texts('button')).not.toContain(name);
    await act(async () => {
      for (const widget of page.all('data-connect-button')) Object.assign(widget, { signedIn: false });
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(keptBy(demo)).not.toEqual([]);
    await page.press(name);
    expect(page.texts('[type=submit]')).toHaveLength(1);
    expect(keptBy(demo)).toEqual([]);
  },
);

it('a demo offers a log-out that forgets all if the script of the widget never loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await visit(gamp, '/gamp');
  const nameKey = 'data-connect:mosaic:user:frame:sandbox-gamp-key';
  localStorage.setItem(nameKey, '{"version":2,"username":"ada"}');
  await post();
  await page.complete(SHARED);
  await act(() => vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS));
  await page.press('Log Out');
  expect([localStorage.getItem(nameKey), keptBy(gamp)]).toEqual([null, []]);
});

/** Another tab has stored a text, or removed it. */
const inAnotherTab = (key: string, text: string | null) =>
  act(async () => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

it.each([
  ['/gamp', gamp, 'Valorant Weekly Scrims'],
  ['/toona', toona, 'Mini apps'],
] as const)('%s follows a share and a sign-out in another tab', async (path, demo, text) => {
  const first = await share(demo, path);
  const stored = Object.entries({ ...localStorage });
  await first.close();
  localStorage.clear();

  const page = await visit(demo, path);
  expect(page.text()).not.toContain(text);
  for (const [key, value] of stored) await inAnotherTab(key, value);
  await soon(() => expect(page.text()).toContain(text));
  for (const [key] of stored) await inAnotherTab(key, null);
  await soon(() => expect(page.text()).not.toContain(text));
  expect(localStorage).toHaveLength(0);
});
