import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReadings } from '../../../widget/services/readings.ts';

const SIGNED_IN = { token: 'session-1', expiresAt: '2026-12-21T09:00:00.000Z' };
const ABOUT = 'Reading your YouTube subscriptions, 120 of 340';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watching = (answers: readonly unknown[], user: Parameters<typeof watchReadings>[1] = SIGNED_IN) => {
  const asked: { url: string; token: string | undefined; locale: string | undefined }[] = [];
  const notified: (readonly string[])[] = [];
  const stop = watchReadings(
    {
      post: async (url, _body, signal, { token, locale } = {}) => {
        asked.push({ url, token, locale });
        signal.throwIfAborted();
        const answer = answers[asked.length - 1];
        if (answer instanceof Error) throw answer;
        return answer;
      },
      address: (path) => `https://api.example/${path}`,
      apiKey: 'pk_1',
      locale: 'de',
    },
    user,
    (sentences) => notified.push(sentences),
  );
  return { asked, notified, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

it('the progress of a reading is polled every two seconds with the session, in the person’s language, until it is stopped', async () => {
  const { asked, notified, stop, pass } = watching([
    { readings: [{ text: ABOUT }] },
    { readings: [{ text: 'YouTube is read' }] },
  ]);
  await pass(0);
  expect(asked).toEqual([{ url: 'https://api.example/readings', token: 'session-1', locale: 'de' }]);
  await pass(2_000);
  expect(notified).toEqual([[ABOUT], ['YouTube is read']]);
  stop();
  await pass(60_000);
  expect(asked).toHaveLength(2);
});

it('the progress of a reading is asked once of a server that fails, and never of one whose sessions have no end', async () => {
  const failing = watching([new Error('404')]);
  const endless = watching([], { token: 'session-1', expiresAt: undefined });
  await failing.pass(60_000);
  expect([failing.asked.length, failing.notified, endless.asked]).toEqual([1, [], []]);
});

it.each([null, [], {}, { readings: 'all' }, { readings: [null, { text: 7 }] }])(
  'the progress of a reading is empty for the answer %j',
  async (answer) => {
    const { notified, pass } = watching([answer]);
    await pass(0);
    expect(notified).toEqual([[]]);
  },
);
