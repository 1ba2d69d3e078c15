import { expect, it } from 'vitest';
import { startProvider } from './support/provider.ts';
import { requestCode } from './support/sign-in.ts';

const NAME = 'a-name-of-many-letters';

/** Spellings of one mailbox, by their place among twenty. */
const SPELLINGS: Readonly<Record<string, (place: number) => string>> = {
  '+tags': (place) => `amal+${place}@example.org`,
  'letters in upper case': (place) => `${NAME.slice(0, place).toUpperCase()}${NAME.slice(place)}@example.org`,
  'full-width letters': (place) => `${place % 2 ? '\uff41' : 'a'}mal@example.org`,
  'invisible characters': (place) => `am${'\u200b'.repeat(place)}al@example.org`,
  'places of a dot at Gmail': (place) => `${NAME.slice(0, place + 1)}.${NAME.slice(place + 1)}@gmail.com`,
  'names of Gmail': (place) => `a.mal+${place}@${place % 2 ? 'googlemail' : 'gmail'}.com`,
};

it.each(Object.entries(SPELLINGS))('twenty %s get the mails of one mailbox', async (_name, spelled) => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const answers = [];
  for (let place = 0; place < 20; place += 1)
    answers.push(await requestCode(provider, key, spelled(place), { peer: '198.51.100.7' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
});

it.each(['ama.l@example.org', 'amal@gmail.example.org'])('%s is a mailbox of its own', async (email) => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const peer = '198.51.100.7';
  for (let turn = 0; turn < 5; turn += 1) await requestCode(provider, key, 'amal@example.org', { peer });
  expect((await requestCode(provider, key, email, { peer })).status).toBe(200);
});
