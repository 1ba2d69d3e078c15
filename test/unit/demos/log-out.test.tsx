import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { personKeyOf } from '../../../showcase/shared/connect/person-key.ts';
import { SCRIPT_LIMIT_MS } from '../../../showcase/shared/connect/use-signed-in.ts';
import { post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const DEMOS = [
  ['/gamp', gamp, 'Log Out'],
  ['/toona', toona, 'Log out'],
] as const;

const share = async (path: string, demo: (typeof DEMOS)[number][1]) => {
  const page = await visitDemo(demo, path);
  onTestFinished(page.close);
  await post();
  await page.complete(SHARED);
  return page;
};

/** The widget's script has loaded. The session of the person has ended. */
const endSession = (page: Awaited<ReturnType<typeof visitDemo>>) =>
  act(async () => {
    for (const widget of page.all('data-connect-button')) Object.assign(widget, { signedIn: false });
    window.dispatchEvent(new StorageEvent('storage'));
  });

it.each(DEMOS)(
  '%s keeps nothing of a person whose session ended and who logs out',
  async (path, demo, name) => {
    const page = await share(path, demo);
    await endSession(page);
    // Pages of other tests may have stored their own, such as the list of the board.
    const kept = () =>
      [...demo.personalKeys, personKeyOf(demo.name)].filter((key) => localStorage.getItem(key) !== null);
    expect(kept()).not.toEqual([]);
    await page.press(name);
    expect(page.texts('[type=submit]')).toHaveLength(1);
    expect(kept()).toEqual([]);
  },
);

it.each(DEMOS)(
  '%s offers a log-out that forgets all if the script of the widget never loads',
  async (path, demo, name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const page = await visitDemo(demo, path);
    onTestFinished(page.close);
    const nameKey = `data-connect:mosaic:user:frame:sandbox-${demo.name}-key`;
    localStorage.setItem(nameKey, '{"version":2,"username":"ada"}');
    await post();
    await page.complete(SHARED);
    await act(() => vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS));
    await page.press(name);
    const keys = [...demo.personalKeys, personKeyOf(demo.name), nameKey];
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  },
);
