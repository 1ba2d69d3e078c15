import { expect, it } from 'vitest';
import { interestList } from '../../../provider/api/account-shapes.ts';
import { inferenceResult } from '../../../provider/api/inference.ts';
import { KEPT } from '../../../provider/facts/signal.ts';
import { soon } from '../../support/until.ts';
import { signInToAccount } from '../support/account.ts';
import { ask } from '../support/ask.ts';
import { startConnecting } from '../support/platform.ts';
import { EMAIL, textOf } from '../support/sign-in.ts';

const PIANO = { platform: 'youtube', kind: 'follows', text: 'Piano lessons' } as const;
const OPENCV = { platform: 'github', kind: 'works-on', text: 'opencv' } as const;

/** A person who connected GitHub, which gives two signals of them. */
const startKnown = async () => {
  const started = await startConnecting();
  const { platform, provider, complete, ticket } = started;
  const issued = await ticket('github');
  platform.answerWith(async ({ url, method }) => {
    if (method !== 'GET') return new Response(null, { status: 204 });
    const repositories = [
      { name: 'opencv', description: 'Computer vision and machine learning', fork: false },
      { name: 'sourdough', description: 'Bread recipes', fork: false },
    ];
    return Response.json(url.includes('/user/repos') ? repositories : []);
  });
  await complete(issued);
  const { account } = await signInToAccount(provider);
  const interests = async () => interestList.parse((await account('interests')).body);
  await soon(async () => expect((await interests()).why).toBeNull());
  await soon(async () =>
    expect((await account('overview')).body.platforms).toMatchObject([{ reading: { state: 'done' } }]),
  );
  return { ...started, account, interests };
};

it('interests at /account are every topic, strongest first, with the score of call 5 and its reasons', async () => {
  const { provider, key, token, interests } = await startKnown();
  const { interests: shown, illustration } = await interests();
  const Input = shown.map(({ topic }) => topic);
  const Info = { confirmations: ['Large', 'Reasons'].map((data) => ({ data, date: '2026-11-22' })) };
  const shared = await ask(provider, '/api/getAPIurlMobile', { key, token, body: { Info } });
  const asked = { token: textOf(shared, 'accessToken'), body: { Input } };
  const { output, reasons, traits, traitResult } = inferenceResult.parse(
    (await ask(provider, '/api/inference', asked)).body.InferenceResult,
  );
  expect(shown).toHaveLength(20);
  expect(shown.find(({ topic }) => topic === 'ai')).toMatchObject({ reasons: [OPENCV] });
  expect(shown).toEqual([...shown].sort((a, b) => b.score - a.score));
  expect(shown.map(({ score }) => [[score]])).toEqual(output.output);
  // An application gets only the reasons of clear interests; the person sees the reasons of every score.
  expect(shown.map((interest) => (interest.score > 0.5 ? interest.reasons : []))).toEqual(reasons);
  expect(shown.some((interest) => interest.score <= 0.5 && interest.reasons.length > 0)).toBe(true);
  expect(illustration?.traits.map(({ value }) => value)).toEqual(traitResult);
  expect(illustration?.types.map(({ value }) => value)).toEqual(traits);
  expect(illustration?.traits[0]?.name).toBe('Openness');
});

it('interests at /account disappear with their reasons, and at the end the page says why there are none', async () => {
  const { account, interests } = await startKnown();
  await account('signals/remove', { body: OPENCV });
  const left = (await interests()).interests.flatMap(({ reasons }) => reasons.map(({ text }) => text));
  expect(new Set(left)).toEqual(new Set(['sourdough']));
  await account('signals/remove', { body: { ...OPENCV, text: 'sourdough' } });
  expect(await interests()).toEqual({ interests: [], illustration: null, why: 'nothing' });
  await account('platforms/github', { method: 'DELETE' });
  expect(await interests()).toEqual({ interests: [], illustration: null, why: 'unconnected' });
});

const rowsOf = async ({ provider }: Awaited<ReturnType<typeof startKnown>>) => {
  const { query } = provider.database;
  const all = async (table: 'signals' | 'accounts' | 'readings') =>
    (await query.selectFrom(table).select('person_id').execute()).length;
  return {
    signals: await all('signals'),
    archives: (
      await query.selectFrom('archive_signals').where('text', '=', PIANO.text).select('text').execute()
    ).length,
    tokens: await all('accounts'),
    progress: await all('readings'),
  };
};

const END = {
  removed: async ({ account }) => {
    await account('signals/remove', { body: PIANO });
    for (const text of ['opencv', 'sourdough'])
      await account('signals/remove', { body: { ...OPENCV, text } });
  },
  readAnew: async ({ account, platform, provider }) => {
    provider.clock.pass(600_000);
    platform.answerWith(async () => Response.json([]));
    await account('platforms/github/read', { method: 'POST' });
  },
  replaced: async ({ account }) => {
    await account('signals', {
      body: { platform: 'youtube', signals: [{ kind: 'likes', text: 'Cello' }] },
    });
  },
  disconnected: async ({ account }) => void (await account('platforms/github', { method: 'DELETE' })),
  deleted: async ({ account }) => void (await account('delete', { body: { email: EMAIL } })),
} satisfies Record<string, (started: Awaited<ReturnType<typeof startKnown>>) => Promise<void>>;

const ENDINGS = KEPT.flatMap(({ name, until }) =>
  until.flatMap((ending) => (ending === 'answered' || name === 'scores' ? [] : [{ name, ending }])),
);

it.each(ENDINGS)('stored $name are deleted once they are $ending', async ({ name, ending }) => {
  const started = await startKnown();
  await started.account('signals', { body: { platform: 'youtube', signals: [PIANO] } });
  expect((await rowsOf(started))[name]).toBeGreaterThan(0);
  await END[ending](started);
  expect((await rowsOf(started))[name]).toBe(0);
});

it('an answer of call 5 says that it is incomplete while one of several platforms is still being read, and not which', async () => {
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
