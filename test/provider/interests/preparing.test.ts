import { LRUCache } from 'lru-cache';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPreparing } from '../../../provider/api/preparing.ts';
import { openingOf } from '../../../provider/facts/approvals.ts';
import type { Signal } from '../../../provider/facts/signal.ts';
import { soon } from '../../support/until.ts';
import { signInToAccount } from '../support/account.ts';
import type { TestProvider } from '../support/provider.ts';
import { approving, startSharer } from '../support/share.ts';
import { EMAIL } from '../support/sign-in.ts';
import { follows } from './support/follows.ts';

const SIGNAL: Signal = follows('Robotics');
const LARGE = openingOf(['large', 'traits']);

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const addSignal = async ({ database, people, signals }: TestProvider) => {
  const person_id = (await people.find(EMAIL)) ?? '';
  await database.transaction(async (trx) => {
    const account = { person_id, connector: 'youtube', sealed: '', scope: '', connected_at: 0 } as const;
    await trx.insertInto('accounts').values(account).execute();
    await signals.add(trx, person_id, [SIGNAL]);
  });
};

const startPreparing = (own: readonly Signal[] = [SIGNAL]) => {
  const person = {
    score: vi.fn(),
    fine: vi.fn(),
    twenty: vi.fn(),
    signals: [],
    asked: vi.fn(),
    without: vi.fn(),
  };
  const prepared = { ...person, readings: new Map(), isUnderstood: true };
  const people = {
    of: vi.fn(async () => prepared),
    renew: vi.fn(async () => {}),
    has: vi.fn(() => true),
    forget: vi.fn(),
    changes: () => 3,
    noteChange: vi.fn(),
  };
  const signals = { of: vi.fn(async () => own) };
  return { people, person, signals, ...createPreparing({ people, signals, hasHostScorer: false }) };
};

it('a person’s answers are prepared for the items that the application asked about last, within a minute and as many as approved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { person, prepare, noteItems } = startPreparing();
  const items = Array.from({ length: 70 }, (_, at) => ({ text: `Item ${at}` }));
  const scoredFor = async (appId: string, opening = LARGE) => {
    person.score.mockClear();
    prepare(appId, 'person', opening);
    for (let turns = 0; turns < 5; turns += 1) await nextTurn();
    return person.score.mock.calls;
  };
  noteItems('app', [{ text: 'AI' }]);
  noteItems('app', items);
  expect(await scoredFor('app')).toEqual([[items.slice(0, 64)]]);
  expect(await scoredFor('app', openingOf(['small']))).toEqual([[items.slice(0, 16)]]);
  expect(await scoredFor('other')).toEqual([[[]]]);
  vi.advanceTimersByTime(61_000);
  expect(await scoredFor('app')).toEqual([[[]]]);
});

it('a person in memory gets the present signals after a removal, and is forgotten once deleted', async () => {
  const { provider, share } = await startSharer();
  await addSignal(provider);
  const { account } = await signInToAccount(provider);
  const personId = (await provider.people.find(EMAIL)) ?? '';
  const other: Signal = { ...SIGNAL, text: 'Sailing' };
  await provider.database.transaction((trx) => provider.signals.add(trx, personId, [other]));
  const texts = vi.spyOn(JSON, 'stringify');
  const dropped = vi.spyOn(LRUCache.prototype, 'delete');
  onTestFinished(() => void [texts, dropped].map((spy) => spy.mockRestore()));
  await share({ body: approving('Large') });
  await soon(() => expect(texts).toHaveBeenCalledWith([SIGNAL, other]));
  expect((await account('signals/remove', { body: other })).body).toEqual({ removed: 1 });
  await soon(() => expect(texts).toHaveBeenCalledWith([SIGNAL]));
  expect(dropped).not.toHaveBeenCalledWith(personId);
  expect((await account('delete', { body: { email: EMAIL } })).status).toBe(200);
  await soon(() => expect(dropped).toHaveBeenCalledWith(personId));
});
