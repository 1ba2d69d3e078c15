import { expect, it } from 'vitest';
import { CONNECTORS } from '../../../provider/platforms/connectors.ts';
import { soon } from '../../support/until.ts';
import { ask } from '../support/ask.ts';
import { connecting, createPlatformServers, startConnecting } from '../support/platform.ts';
import { startProvider } from '../support/provider.ts';
import { signIn, textOf } from '../support/sign-in.ts';
import { workOff } from '../support/work-off.ts';

it('reads a platform once it is connected, exports its signals, and deletes them with the person', async () => {
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

it('scores by signals, with reasons if they were approved', async () => {
  const { platform, provider, key, token, complete, ticket } = await startConnecting();
  const issued = await ticket('github');
  platform.answerWith(async ({ url }) => {
    const repository = { name: 'opencv', description: 'Computer vision and machine learning', fork: false };
    return Response.json(url.includes('/user/repos') ? [repository] : []);
  });
  await complete(issued);
  const infer = async (...labels: readonly string[]) => {
    const Info = { confirmations: labels.map((data) => ({ data, date: '2026-11-22' })) };
    const shared = await ask(provider, '/api/getAPIurlMobile', { key, token, body: { Info } });
    const Input = ['Computer vision', { text: 'Baking', category: 'Culinary', img_url: '' }];
    const { body } = await ask(provider, '/api/inference', {
      token: textOf(shared, 'accessToken'),
      body: { Input },
    });
    return body.InferenceResult;
  };
  const near = [[expect.toSatisfy((score: number) => score > 0.5)]];
  const far = [[expect.toSatisfy((score: number) => score < 0.2)]];
  await soon(async () =>
    expect(await infer('Large', 'Reasons')).toEqual({
      output: { output: [near, far] },
      reasons: [[{ kind: 'works-on', text: 'opencv', platform: 'github' }], []],
      withheld: [],
      status: 'complete',
      traits: expect.any(Array),
      traitResult: expect.any(Array),
    }),
  );
  expect(await infer('Small')).toEqual({
    output: { output: [near, far] },
    reasons: [[], []],
    withheld: [],
    status: 'complete',
  });
});

it('says that an answer is incomplete while one of several platforms is still being read, and not which', async () => {
  const { platform, provider, key, token, complete, ticket } = await startConnecting();
  const [github, reddit] = [await ticket('github'), await ticket('reddit')];
  platform.answerWith(async ({ url }) => {
    const repository = { name: 'opencv', description: 'Computer vision and machine learning', fork: false };
    if (url.includes('github')) return Response.json(url.includes('/user/repos') ? [repository] : []);
    return new Response(null, { status: 503 });
  });
  await complete(github);
  await complete(reddit, { connector: 'reddit' });
  const Info = { confirmations: [{ data: 'Large', date: '2026-11-22' }] };
  const shared = await ask(provider, '/api/getAPIurlMobile', { key, token, body: { Info } });
  const infer = () =>
    ask(provider, '/api/inference', {
      token: textOf(shared, 'accessToken'),
      body: { Input: ['Computer vision'] },
    });
  const clear = [[[expect.toSatisfy((score: number) => score > 0.5)]]];
  await soon(async () =>
    expect((await infer()).body.InferenceResult).toMatchObject({
      output: { output: clear },
      status: 'reading',
      missing: 1,
    }),
  );
  expect((await infer()).text).not.toContain('reddit');

  await provider.database.query.deleteFrom('readings').where('connector', '=', 'reddit').execute();
  const { body } = await infer();
  expect(body.InferenceResult).toMatchObject({ output: { output: clear }, status: 'complete' });
  expect(body.InferenceResult).not.toHaveProperty('missing');
});

it('reads nothing from a stand-in without an API, and sends no request to the real platform', async () => {
  const platform = createPlatformServers();
  const hosts = new Set<string>();
  const provider = await startProvider({
    platforms: {
      standIn: (id) => ({
        connector: CONNECTORS[id],
        credentials: { clientId: `${id}-client`, clientSecret: `${id}-secret` },
      }),
      network: {
        ...platform.network,
        fetch: (input, init) => {
          hosts.add(new URL(new Request(input, init).url).host);
          return platform.network.fetch(input, init);
        },
      },
    },
  });
  const { key } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const { complete, ticket } = connecting(provider, platform, { key, token });
  await complete(await ticket('reddit'), { connector: 'reddit' });
  await workOff(provider.platforms.reading);
  expect(await provider.database.query.selectFrom('accounts').select('connector').execute()).toHaveLength(1);
  expect([...hosts]).toEqual(['www.reddit.com']);
  expect(await provider.database.query.selectFrom('readings').selectAll().execute()).toEqual([]);
});
