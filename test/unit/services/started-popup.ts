import { vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import type { Popup } from '../../../widget/services/environment.ts';
import { attemptStore } from '../../../widget/services/oauth-attempts.ts';
import { openPopup } from '../../../widget/services/oauth-popup.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { fakePopup, fakeStorage, NOW } from './builders.ts';

export const OWN = 'https://host.example';

export const API_ORIGIN = 'https://api.example';

export const attempt = { platform: 'youtube', state: 'one-time' } as const;

export const result = (parts = {}) => ({
  source: 'data-connect-oauth',
  state: 'one-time',
  at: Date.now(),
  ...parts,
});

export const KEY = 'data-connect:mosaic:oauth';

/** A message to this window. */
export const post = (data: unknown, origin = OWN) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

/** The stored attempt, as the return page leaves it. */
export const flag = (finished: unknown, parts = {}) =>
  JSON.stringify({ ...attempt, startedAt: NOW, ...parts, finished });

/** The storage event of another tab. */
export const store = (newValue: string, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** A running attempt in a popup, with functions that control it. */
export const start = ({
  origins = [OWN, API_ORIGIN],
  needsNoOpener = false,
  callbackPage = undefined as string | undefined,
  waitingPage = undefined as string | undefined,
  opened = fakePopup(),
  open = vi.fn((): Popup | null => opened.popup),
} = {}) => {
  const reports: OauthReport[] = [];
  const { storage, items } = fakeStorage();
  const silence = (_: unknown) => {};
  const channel = {
    notify: silence,
    stop: vi.fn(() => {
      channel.notify = silence;
    }),
  };
  const attempts = attemptStore(
    'mosaic',
    safeStorage(() => storage),
  );
  const environment = {
    window,
    open,
    now: () => Date.now(),
    leave: vi.fn(),
    channel: (_: string, received: (data: unknown) => void) => {
      channel.notify = received;
      return channel.stop;
    },
  };
  const oauth = openPopup(attempt, (report) => reports.push(report), {
    environment,
    attempts,
    origins,
    needsNoOpener,
    callbackPage,
    waitingPage,
    element: '0',
  });
  return { oauth, reports, items, channel, open, ...opened };
};
