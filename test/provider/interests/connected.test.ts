import { expect, it } from 'vitest';
import { soon } from '../../support/until.ts';
import { ask } from '../support/ask.ts';
import { startConnecting } from '../support/platform.ts';

it('reads a platform once it is connected, exports what was read, and forgets it with the person', async () => {
  const { platform, provider, key, token, complete, ticket } = await startConnecting();
  const issued = await ticket('github');
  platform.answerWith(async ({ url }) => {
    const repository = { name: 'raft', description: 'Consensus', fork: false };
    return Response.json(url.includes('/user/repos') ? [repository] : []);
  });
  await complete(issued);
  const exported = async () =>
    (await ask(provider, '/api/person/export', { key, token, body: {} })).body.signals;
  await soon(async () =>
    expect(await exported()).toEqual([
      { platform: 'github', kind: 'works-on', text: 'raft', about: 'Consensus', weight: 1, at: null },
    ]),
  );
  await ask(provider, '/api/person/delete', { key, token, body: {} });
  const { query } = provider.database;
  const rows = await Promise.all([
    query.selectFrom('signals').selectAll().execute(),
    query.selectFrom('readings').selectAll().execute(),
  ]);
  expect(rows).toEqual([[], []]);
});
