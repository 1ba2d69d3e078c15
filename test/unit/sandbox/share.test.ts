import { describe, expect, it } from 'vitest';
import { at, fieldsOf, MINUTE, ORIGIN, visit } from './visitor.ts';

const CONFIRMATION = { data: 'Medium', date: '2026-11-21T09:00:00Z' };
const INFO = { confirmations: [CONFIRMATION], account: 'ada@example.org', EncryptedUserPin: 'x' };
const TEST_BODY = {
  approvedData: ['basic', 'personality'],
  userEmail: 'ada@example.org',
  appName: 'My App',
  testMode: true,
  timestamp: '2026-11-21T09:00:00Z',
};
const TEXTS = Array.from({ length: 64 }, (_, index) => `Interest number ${index}`);

const scores = (answer: unknown) => {
  const output = at(answer, 'InferenceResult', 'output', 'output');
  return Array.isArray(output) ? output.map((item) => Number(at(item, 0, 0))) : [];
};

const isShare = (score: unknown) => typeof score === 'number' && score >= 0 && score <= 1;

const infer = async (visitor: ReturnType<typeof visit>, token: unknown, input: unknown) =>
  visitor.post('/api/inference', { Input: input }, { Authorization: `Bearer ${token}` });

describe('POST /api/getAPIurlMobile', () => {
  it('answers with the address of the inference, a token and what was approved', async () => {
    const answer = await visit().share('ada@example.org', ['Medium', 'Large', 'Traits', 'Small']);
    expect(answer).toEqual({
      apiUrl: `${ORIGIN}/api/inference`,
      accessToken: expect.stringMatching(/^[\da-f]{48}$/),
      approved: [{ data: 'Medium' }, { data: 'Large' }, { data: 'Traits' }, { data: 'Small' }],
    });
  });

  it.each([
    {},
    { Info: [] },
    { Info: { ...INFO, account: '' } },
    { Info: { ...INFO, confirmations: 'Medium' } },
    { Info: { ...INFO, confirmations: [null] } },
    { Info: { ...INFO, confirmations: [{ data: 'Medium' }] } },
    { Info: { ...INFO, confirmations: [{ ...CONFIRMATION, date: 'yesterday-ish' }] } },
  ])('answers 400 with a reason to the body %j', async (body) => {
    const answer = await visit().post('/api/getAPIurlMobile', body);
    expect(answer.status).toBe(400);
    expect((await fieldsOf(answer)).error).toMatch(/^Info/);
  });
});

describe('POST /api/inferenceTest', () => {
  it.each([
    ['basic', 'Medium'],
    ['personality', 'Large'],
    ['preferences', 'Traits'],
    ['small', 'Small'],
    ['medium', 'Medium'],
    ['large', 'Large'],
  ])('approves %s as %s', async (id, data) => {
    const answer = await visit().post('/api/inferenceTest', { ...TEST_BODY, approvedData: [id] });
    expect((await fieldsOf(answer)).approved).toEqual([{ data }]);
  });

  it('adds an InferenceResult with 16 personality scores and 5 traits', async () => {
    const answer = await fieldsOf(await visit().post('/api/inferenceTest', TEST_BODY));
    expect(at(answer, 'InferenceResult', 'traits')).toHaveLength(16);
    expect(at(answer, 'InferenceResult', 'traitResult')).toHaveLength(5);
    expect(answer.apiUrl).toBe(`${ORIGIN}/api/inference`);
  });

  it.each(Object.keys(TEST_BODY))('answers 400 without %s', async (field) => {
    const answer = await visit().post('/api/inferenceTest', { ...TEST_BODY, [field]: undefined });
    expect(answer.status).toBe(400);
    expect((await fieldsOf(answer)).error).toContain(field);
  });
});

describe('POST /api/inference', () => {
  it('scores each item in order, plain texts and catalogue entries alike', async () => {
    const visitor = visit();
    const { accessToken } = await visitor.share('ada@example.org');
    const plain = scores(await fieldsOf(await infer(visitor, accessToken, TEXTS)));
    const entries = TEXTS.map((text) => ({ text, category: 'Tech', img_url: '/x.svg' })).reverse();
    const turned = scores(await fieldsOf(await infer(visitor, accessToken, entries)));
    expect(plain).toHaveLength(64);
    expect(turned.reverse()).toEqual(plain);
    expect(plain.every((score) => score >= 0 && score <= 1)).toBe(true);
  });

  it('answers 16 personality scores and 5 traits in 0..1', async () => {
    const visitor = visit();
    const { accessToken } = await visitor.share('ada@example.org');
    const answer = await fieldsOf(await infer(visitor, accessToken, []));
    const result = at(answer, 'InferenceResult');
    expect([at(result, 'traits'), at(result, 'traitResult')]).toEqual([
      Array.from({ length: 16 }, () => expect.toSatisfy(isShare)),
      Array.from({ length: 5 }, () => expect.toSatisfy(isShare)),
    ]);
  });

  it('gives a person the same scores each time, and another person other ones', async () => {
    const ask = async (account: string) => {
      const visitor = visit();
      const { accessToken } = await visitor.share(account);
      return scores(await fieldsOf(await infer(visitor, accessToken, TEXTS)));
    };
    const ada = await ask('ada@example.org');
    expect(await ask('ADA@example.org')).toEqual(ada);
    expect(await ask('grace@example.org')).not.toEqual(ada);
  });

  it.each([undefined, 'Bearer', 'Bearer nonsense', 'Basic abc'])(
    'answers 401 to the authorization %s',
    async (header) => {
      const headers = header === undefined ? undefined : { Authorization: header };
      expect((await visit().post('/api/inference', { Input: TEXTS }, headers)).status).toBe(401);
    },
  );

  it('answers 401 to a token that is an hour old', async () => {
    const visitor = visit();
    const { accessToken } = await visitor.share('ada@example.org');
    visitor.clock.now += 60 * MINUTE;
    expect((await infer(visitor, accessToken, TEXTS)).status).toBe(401);
  });

  it.each([undefined, 'text', [7], [{ category: 'Tech' }], [''], Array.from({ length: 1001 }, () => 'x')])(
    'answers 400 to the Input %j',
    async (input) => {
      const visitor = visit();
      const { accessToken } = await visitor.share('ada@example.org');
      expect((await infer(visitor, accessToken, input)).status).toBe(400);
    },
  );
});
