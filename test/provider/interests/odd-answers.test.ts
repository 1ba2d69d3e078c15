import { expect, it } from 'vitest';
import { countOf, timeOf } from '../../../provider/platforms/readers/json.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const GMAIL = 'gmail.googleapis.com/gmail/v1/users/me/messages';
const SUBSCRIPTIONS = 'www.googleapis.com/youtube/v3/subscriptions';
const VIDEOS = 'www.googleapis.com/youtube/v3/videos';

it.each<[unknown, number | null]>([
  [7, 7],
  ['7', 7],
  ['', null],
  ['7.5', null],
  ['0x10', null],
  ['1e3', null],
  [-1, null],
  [true, null],
  ['9'.repeat(30), null],
])('reads the count %j', (value, count) => expect(countOf(value)).toBe(count));

it.each<[unknown, number | null]>([
  [1_772_359_200, 1_772_359_200_000],
  ['1772359200', 1_772_359_200_000],
  ['1772359200.0', 1_772_359_200_000],
  ['2026-03-01T10:00:00Z', 1_772_359_200_000],
  ['never', null],
  [null, null],
])('reads the time %j', (value, time) => expect(timeOf(value)).toBe(time));

it('reads lists whose counts are texts', async () => {
  const mail = {
    id: 'a',
    payload: { headers: [{ name: 'List-Id', value: '"Robotics Weekly" <a.example>' }] },
  };
  const gmail = createPlatformApi({
    [GMAIL]: [{ messages: [{ id: 'a' }], resultSizeEstimate: '1' }],
    [`${GMAIL}/a`]: [mail],
  });
  expect(await readAll('gmail', gmail.fetch)).toMatchObject({
    error: null,
    signals: [{ text: 'Robotics Weekly' }],
  });
  const none = { pageInfo: { totalResults: '0' } };
  const youtube = createPlatformApi({ [SUBSCRIPTIONS]: [none], [VIDEOS]: [none] });
  expect(await readAll('youtube', youtube.fetch)).toMatchObject({ error: null, signals: [] });
});
