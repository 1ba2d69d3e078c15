import { describe, expect, it } from 'vitest';
import { at, fieldsOf, ORIGIN, visit } from './visitor.ts';

const ADA = 'ada@example.org';
const INFO = { account: ADA, confirmations: [{ data: 'Medium', date: '2026-11-21T09:00:00Z' }] };
const TEXTS = Array.from({ length: 64 }, (_, index) => `Interest number ${index}`);

const scores = (answer: unknown) => {
  const output = at(answer, 'InferenceResult', 'output', 'output');
  return Array.isArray(output) ? output.map((item) => Number(at(item, 0, 0))) : [];
};

const isShare = (score: unknown) => typeof score === 'number' && score >= 0 && score <= 1;

describe('call 4 at the sandbox', () => {
  it('answers the person who signed in with address, token and receipt', async () => {
    const { share } = await visit().signIn(ADA);
    expect(await share(['Medium', 'Large'])).toEqual({
      apiUrl: `${ORIGIN}/api/inference`,
      accessToken: expect.any(String),
      approved: [{ data: 'Medium' }, { data: 'Large' }],
      receipt: expect.any(String),
    });
  });

  it('is refused without a session, with a made-up one, and for the address of somebody else', async () => {
    const visitor = visit();
    const { post } = await visitor.signIn(ADA);
    const call = (from: typeof post, account: string, headers = {}) =>
      from('/api/getAPIurlMobile', { Info: { ...INFO, account } }, headers);
    const answers = [
      await call(visitor.post, ADA),
      await call(visitor.post, ADA, { Authorization: 'Bearer made-up' }),
      await call(visitor.post, ADA, { 'x-api-key': '' }),
      await call(post, 'grace@example.org'),
    ];
    const refusals = await Promise.all(
      answers.map(async (answer) => [answer.status, (await fieldsOf(answer)).code]),
    );
    expect(refusals).toEqual([
      [401, 'session.missing'],
      [401, 'session.unknown'],
      [401, 'app.unknown'],
      [403, 'share.account'],
    ]);
  });
});

it('test mode shows the scores of one sample person, personality included', async () => {
  const answer = await fieldsOf(
    await visit().post('/api/inferenceTest', {
      approvedData: ['basic'],
      userEmail: ADA,
      appName: 'My App',
      testMode: true,
      timestamp: '2026-11-21T09:00:00Z',
    }),
  );
  expect(scores(answer)).toHaveLength(20);
  expect(at(answer, 'InferenceResult', 'traits')).toHaveLength(16);
  expect(at(answer, 'InferenceResult', 'traitResult')).toHaveLength(5);
});

describe('call 5 at the sandbox', () => {
  it('scores each item in order, plain texts and catalogue entries alike', async () => {
    const { infer } = await visit().signIn(ADA);
    const plain = scores(await fieldsOf(await infer(TEXTS)));
    const entries = TEXTS.map((text) => ({ text, category: 'Tech', img_url: '/x.svg' })).reverse();
    const turned = scores(await fieldsOf(await infer(entries)));
    expect(plain).toHaveLength(64);
    expect(turned.reverse()).toEqual(plain);
    expect(plain.every(isShare)).toBe(true);
  });

  it('answers 16 personality scores and 5 traits in 0..1', async () => {
    const { infer } = await visit().signIn(ADA);
    const result = at(await fieldsOf(await infer([])), 'InferenceResult');
    expect([at(result, 'traits'), at(result, 'traitResult')]).toEqual([
      Array.from({ length: 16 }, () => expect.toSatisfy(isShare)),
      Array.from({ length: 5 }, () => expect.toSatisfy(isShare)),
    ]);
  });

  it('gives a person the same scores each time, and another person other ones', async () => {
    const ask = async (account: string) =>
      scores(await fieldsOf(await (await visit().signIn(account)).infer(TEXTS)));
    const ada = await ask(ADA);
    expect(await ask(ADA)).toEqual(ada);
    expect(await ask('grace@example.org')).not.toEqual(ada);
  });
});
