import { vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import { attemptsWith } from '../../../widget/services/oauth-attempts.ts';
import { prepareRedirect } from '../../../widget/services/oauth-redirect.ts';
import { asLocal, fakeStorage, NOW } from './builders.ts';

export const attempt = { platform: 'youtube', state: 'one-time' } as const;

/** The page on its way to the provider. */
export const leave = (now = NOW) => {
  const { storage, items } = fakeStorage();
  const reports: OauthReport[] = [];
  const left: string[] = [];
  const environment = {
    window,
    storage: asLocal(storage),
    now: () => now,
    open: vi.fn(() => null),
    leave: (url: string) => void left.push(`${reports.length} reports before ${url}`),
    channel: () => () => {},
  };
  const attempts = attemptsWith('Mosaic', environment);
  const oauth = prepareRedirect(attempt, (report) => reports.push(report), {
    environment,
    attempts,
    element: 'sign-in',
  });
  return { oauth, reports, left, items, environment, storage };
};

export const left = (now?: number) => {
  const started = leave(now);
  started.oauth.navigate('https://accounts.example/o');
  started.oauth.close();
  return started;
};
