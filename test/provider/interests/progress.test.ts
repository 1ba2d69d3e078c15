import { expect, it } from 'vitest';
import { progressText } from '../../../provider/platforms/progress.ts';
import type { Reading } from '../../../provider/platforms/readings.ts';
import { soon } from '../../support/until.ts';
import { ask } from '../support/ask.ts';
import { startConnecting } from '../support/platform.ts';

const reading = (values: Partial<Reading>): Reading => ({
  connector: 'youtube',
  state: 'reading',
  fault: null,
  list: 'subscriptions',
  read: 120,
  total: 340,
  position: null,
  changedAt: 0,
  waitMs: 0,
  ...values,
});

it.each<[Partial<Reading>, string]>([
  [{ list: null, read: 0, total: null }, 'YouTube is about to be read'],
  [{}, 'Reading your YouTube subscriptions, 120 of 340'],
  [{ fault: 'limited' }, 'YouTube asks for a pause. Reading goes on by itself.'],
  [{ state: 'done' }, 'YouTube is read'],
  [{ state: 'failed', fault: 'token' }, 'YouTube no longer lets us read. Connect it again.'],
])('the progress of a reading is said in words: %j', (values, text) => {
  expect(progressText(reading(values), 'en')).toBe(text);
});

it('shows the person with their session the progress of each platform, in their language', async () => {
  const { platform, provider, key, token, complete, ticket } = await startConnecting();
  const issued = await ticket('youtube');
  platform.answerWith(async () => new Response(null, { status: 429, headers: { 'Retry-After': '3600' } }));
  await complete(issued, { connector: 'youtube' });
  const readings = async () => {
    const headers = { 'accept-language': 'de-AT' };
    return (await ask(provider, '/api/readings', { key, token, headers, body: {} })).body;
  };
  await soon(async () =>
    expect(await readings()).toEqual({
      readings: [
        {
          platform: 'youtube',
          state: 'reading',
          text: 'YouTube bittet um eine Pause. Es geht von selbst weiter.',
          read: 0,
          total: null,
        },
      ],
      archives: [],
    }),
  );
});
