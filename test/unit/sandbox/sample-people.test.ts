import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../showcase/jobs/interests/catalogue.ts';
import { soon } from '../../support/until.ts';
import { at, fieldsOf, ORIGIN, visit } from './visitor.ts';

const STATE = 'a state of the widget';
const NATURE = ['Environmental', 'Climate', 'Wildlife'];

const connectAs = async (account: string) => {
  const visitor = visit();
  const person = await visitor.signIn('ada@example.org');
  const session = { username: 'ada', state: STATE, redirectUrl: `${ORIGIN}/gigi` };
  const begun = await fieldsOf(await person.post('/api/youtube/authorize', { session }));
  const consent = `${String(begun.youtubeURL).slice(ORIGIN.length)}&account=${account}`;
  const html = await (await visitor.get(consent)).text();
  const [, allow = ''] = /class="choice main" href="([^"]*)"/.exec(html) ?? [];
  const back = await visitor.comeBack(allow.replaceAll('&amp;', '&').slice(ORIGIN.length));
  const ticket = new URL(back.headers.get('location') ?? '').searchParams.get('ticket');
  await person.post('/api/youtube/complete', { state: STATE, ticket });
  const kept = async () => at(await fieldsOf(await person.post('/api/person/export', {})), 'signals');
  const infer = async (confirmations: readonly string[] = ['Large', 'Reasons']) => {
    const { accessToken } = await person.share(confirmations);
    const Authorization = `Bearer ${accessToken}`;
    const answer = await visitor.post('/api/inference', { Input: CATALOGUE }, { Authorization });
    return at(await fieldsOf(answer), 'InferenceResult');
  };
  await soon(async () => expect(await kept()).not.toEqual([]));
  return { html, infer };
};

const ranked = (result: unknown) =>
  CATALOGUE.map(({ text }, index) => ({
    text,
    score: Number(at(result, 'output', 'output', index, 0, 0)),
    reasons: at(result, 'reasons', index),
  })).sort((a, b) => b.score - a.score);

it('the sample people of the stand-in platforms determine the interests of a person who chose them on the consent page, each with its reason', async () => {
  const { html, infer } = await connectAs('naturalist');
  expect(html).toContain('aria-current="true"');
  const first = ranked(await infer()).slice(0, 3);
  expect(first.map(({ text }) => text).filter((text) => NATURE.includes(text))).toHaveLength(3);
  const reason = { kind: expect.any(String), text: expect.any(String), platform: 'youtube' };
  for (const { score, reasons } of first) {
    expect(score).toBeGreaterThan(0.5);
    expect(reasons).toContainEqual(reason);
  }
  expect(ranked(await infer(['Large'])).flatMap(({ reasons }) => reasons)).toEqual([]);
});
