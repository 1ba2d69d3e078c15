import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';
import { at, fieldsOf, ORIGIN, visit } from './visitor.ts';

const ADA = 'ada@example.org';
const INFO = { account: ADA, confirmations: [{ data: 'Medium', date: '2026-11-21T09:00:00Z' }] };
const TEXTS = Array.from({ length: 32 }, (_, index) => `Interest number ${index}`);

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
      expiresAt: expect.any(String),
      receipt: expect.any(String),
    });
  });

  it('is refused without a session, with a made-up one, and for another person’s address', async () => {
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

const TEST_SHARE = {
  approvedData: ['basic', 'personality'],
  userEmail: ADA,
  appName: 'My App',
  testMode: true,
  timestamp: '2026-11-21T09:00:00Z',
};

it('test mode shows the scores of a sample person, with the personality if it is approved', async () => {
  const answer = await fieldsOf(await visit().post('/api/inferenceTest', TEST_SHARE));
  expect(scores(answer)).toHaveLength(20);
  expect(at(answer, 'InferenceResult', 'traits')).toHaveLength(16);
  expect(at(answer, 'InferenceResult', 'traitResult')).toHaveLength(5);
});

describe('call 5 at the sandbox', () => {
  it('scores each item in order, plain texts and catalogue entries alike', async () => {
    const visitor = visit();
    const { accessToken } = await fieldsOf(await visitor.post('/api/inferenceTest', TEST_SHARE));
    const infer = async (Input: unknown) =>
      scores(
        await fieldsOf(
          await visitor.post('/api/inference', { Input }, { Authorization: `Bearer ${accessToken}` }),
        ),
      );
    const plain = await infer(CATEGORIES);
    const entries = CATEGORIES.map((text) => ({ text, category: text, img_url: '/x.svg' })).reverse();
    expect((await infer(entries)).reverse()).toEqual(plain);
    expect(new Set(plain).size).toBeGreaterThan(15);
    expect(plain.every(isShare)).toBe(true);
  });

  it('invents nothing about a person who connected nothing, for any address', async () => {
    const nothing = {
      output: { output: TEXTS.map(() => [[0]]) },
      reasons: TEXTS.map(() => []),
      withheld: [],
      status: 'complete',
      why: 'unconnected',
      note: 'Nothing is known of this person: no platform is connected.',
    };
    for (const address of [ADA, 'naturalist@example.org']) {
      const { infer } = await visit().signIn(address);
      expect(at(await fieldsOf(await infer(TEXTS)), 'InferenceResult')).toEqual(nothing);
    }
  });
});
