import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Account } from '../../../provider/account/Account.tsx';
import type { Overview } from '../../../provider/api/account-shapes.ts';
import { Announcer } from '../../../provider/kit/announce.tsx';
import { showInEnglish } from './in-english.tsx';

const SINCE = '2026-11-22T09:00:00.000Z';

const platform = (id: string, state: 'reading' | 'done', waitS: number) => ({
  id,
  since: SINCE,
  lists: '',
  entries: 0,
  endsAt: null,
  ending: { when: 'now' as const, with: [] },
  reading: { state, text: '', changed: SINCE, waitS, isRefused: false },
});

/**
 * The account page of a person with these platforms; returns the delays in seconds of its requests for their progress.
 */
const startAccount = async (...platforms: Overview['platforms']) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      String(url).endsWith('signals')
        ? { signals: [] }
        : { interests: [], illustration: null, why: 'reading' },
    ),
  );
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const begun = Date.now();
  const asked: number[] = [];
  const overview = { address: 'amal@example.org', since: SINCE, hasPin: false, platforms };
  await showInEnglish(
    <Announcer>
      <Account
        overview={{ ...overview, apps: [], archives: [], offers: [], passkeys: null, sessions: [] }}
        onChanged={async () => {}}
        onFollow={async () => void asked.push((Date.now() - begun) / 1000)}
        onSignedOut={() => {}}
        onDeleted={() => {}}
      />
    </Announcer>,
  );
  await act(async () => vi.advanceTimersByTime(86_400_000));
  return asked;
};

it('the account asks for the progress of a reading every three seconds', async () => {
  expect(await startAccount(platform('github', 'reading', 0), platform('reddit', 'reading', 90))).toEqual([
    3,
  ]);
});

it('the account asks nothing while the platform asks for a pause', async () => {
  expect(await startAccount(platform('github', 'done', 0), platform('reddit', 'reading', 90))).toEqual([90]);
});

it('the account asks nothing after everything is read', async () => {
  expect(await startAccount(platform('github', 'done', 0))).toEqual([]);
});
