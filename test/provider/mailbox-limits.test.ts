import { expect, it } from 'vitest';
import { startProvider } from './support/provider.ts';
import { requestCode } from './support/sign-in.ts';

const peer = '198.51.100.7';

it('all spellings of one mailbox together get its five mails', async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const names = ['amal', 'AMAL', 'a.m.al', 'amal+1', 'amal+shop', '\uff41mal', 'am\u200bal'];
  const addresses = [...names.map((name) => `${name}@gmail.com`), 'amal@googlemail.com'];
  const answers = [];
  for (const address of addresses) answers.push(await requestCode(provider, key, address, { peer }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  for (const other of ['ama.l@example.org', 'amal@example.org', 'amal@gmail.example.org'])
    expect((await requestCode(provider, key, other, { peer })).status).toBe(200);
});
