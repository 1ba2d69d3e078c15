import { expect, it } from 'vitest';
import { CATALOGUE, type InterestItem } from '../../../showcase/jobs/interests/catalogue.ts';
import { inferenceIn, interestsIn } from '../../../showcase/jobs/interests/interest.ts';
import { askInference, readInference } from '../../../showcase/shared/connect/inference.ts';

const answerOf = (...scores: unknown[]) => ({
  InferenceResult: { output: { output: scores.map((score) => [[score]]) } },
});
const readInterests = (answer: unknown, items: readonly InterestItem[]) =>
  interestsIn(readInference(answer, items), items);
const { signal } = new AbortController();
const request = { address: 'http://localhost/api/inference', accessToken: 'secret', headers: {} };

const sent = async (size: number, response = Response.json(answerOf(0.9))) => {
  const calls: { url: string; init: RequestInit }[] = [];
  const ask: typeof fetch = async (input, init = {}) => {
    calls.push({ url: String(input), init });
    return response;
  };
  const answer = await askInference({ ...request, items: CATALOGUE.slice(0, size) }, signal, ask);
  return { inference: inferenceIn(answer, size, 'ada', false), calls };
};

it('the interest inference posts a slice of the items with the bearer token', async () => {
  const { calls } = await sent(32);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer secret' },
    redirect: 'error',
    credentials: 'omit',
  });
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ Input: CATALOGUE.slice(0, 32) });
});

it('the interest inference names items with a score above 0.5 by position, the strongest first', () => {
  const interests = readInterests(answerOf(0.51, 0.5, 0.2, 0.99), CATALOGUE);
  expect(interests.map(({ name, text }) => [name, text])).toEqual([
    ['input4', 'Design'],
    ['input1', 'Tech'],
  ]);
});

it('the interest inference treats an invalid score as no interest', () => {
  const output = [[['0.9']], [], null, [[Number.NaN]], [[1.1]], 0.9, [0.9], [[0.9]]];
  const interests = readInterests({ InferenceResult: { output: { output } } }, CATALOGUE);
  expect(interests.map(({ name }) => name)).toEqual(['input8']);
});

it.each(['', '{"sent": tr', '{}', '[]', 'null', '{"InferenceResult":{"output":[]}}'])(
  'the interest inference throws on the answer %j',
  async (body) => {
    await expect(sent(16, new Response(body))).rejects.toThrow('The inference answered without scores');
  },
);

it('the interest inference reads the personality in the answer', async () => {
  const traits = Array.from({ length: 16 }, (_, index) => index / 16);
  const InferenceResult = { output: { output: [[[0.9]]] }, traits, traitResult: [0.1, 0.2, 0.3, 0.4, 0.5] };
  const { inference } = await sent(16, Response.json({ InferenceResult }));
  expect(inference).toMatchObject({
    personality: {
      types: expect.arrayContaining([{ name: 'Consul', value: 15 / 16 }]),
      traits: expect.arrayContaining([{ name: 'Openness', value: 0.1 }]),
    },
  });
});

it('the interest inference says why there are no interests', async () => {
  const InferenceResult = { output: { output: [[[0]]] }, why: 'unconnected' };
  const whyOf = async (answer: object) => (await sent(16, Response.json(answer))).inference;
  expect(await whyOf({ InferenceResult })).toEqual({ interests: [], why: 'unconnected' });
  expect(await whyOf(answerOf(0.2))).toEqual({ interests: [], why: 'nothing' });
});
