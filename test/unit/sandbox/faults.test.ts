import { expect, it } from 'vitest';
import { ConnectionCut } from '../../../showcase/sandbox/http/requests.ts';
import { fieldsOf, ORIGIN, visit } from './visitor.ts';

const FAULT = 'x-sandbox-fault';
const EMAIL = { email: 'ada@example.org' };

it.each([400, 429, 599])('the header x-sandbox-fault answers status=%i', async (status) => {
  const answer = await visit().post('/api/email/verify', EMAIL, { [FAULT]: `status=${status}` });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it('the header x-sandbox-fault waits with delay, together with its other parts', async () => {
  const { post, slept } = visit();
  const answer = await post('/api/email/verify', EMAIL, { [FAULT]: ' delay = 7000 ; status=503 ;' });
  expect([slept, answer.status]).toEqual([[7000], 503]);
});

it('the header x-sandbox-fault stops waiting when the request is cancelled', async () => {
  const { sandbox } = visit({ sleep: undefined });
  const cancel = new AbortController();
  const request = new Request(`${ORIGIN}/v1/api/jobs/us/search/1?fault=delay%3D60000`, {
    signal: cancel.signal,
  });
  const answer = sandbox.fetch(request);
  cancel.abort();
  await expect(answer).rejects.toThrow('aborted');
});

it('the header x-sandbox-fault cuts the connection with abort', async () => {
  await expect(visit().post('/api/email/verify', EMAIL, { [FAULT]: 'abort' })).rejects.toThrow(ConnectionCut);
});

it('the header x-sandbox-fault answers invalid JSON with malformed, and nothing with empty', async () => {
  const malformed = await visit().post('/api/email/verify', EMAIL, { [FAULT]: 'malformed' });
  expect(malformed.status).toBe(200);
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
  const empty = await visit().post('/api/email/verify', EMAIL, { [FAULT]: 'empty' });
  expect([empty.status, await empty.text()]).toEqual([200, '']);
});

it.each([
  ['verify', '/api/email/verify'],
  ['confirm', '/api/email/verify/confirm'],
  ['authorize', '/api/youtube/authorize'],
  ['complete', '/api/youtube/complete'],
  ['pin', '/api/pin'],
  ['share', '/api/getAPIurlMobile'],
  ['share', '/api/inferenceTest'],
  ['inference', '/api/inference'],
  ['jobs', '/v1/api/jobs/us/search/1'],
  ['oauth', '/oauth/youtube'],
])('the header x-sandbox-fault affects only %s with call=: %s', async (call, path) => {
  const { get } = visit();
  expect((await get(path, { [FAULT]: `call=${call};status=599` })).status).toBe(599);
  const other = call === 'verify' ? 'confirm' : 'verify';
  expect((await get(path, { [FAULT]: `call=${other};status=599` })).status).not.toBe(599);
});

it.each(['nonsense', 'status=200', 'status=abc', 'delay=-1', 'delay=60001', 'call=everything'])(
  'the header x-sandbox-fault answers 400 with the unknown part: %s',
  async (fault) => {
    const answer = await visit().post('/api/email/verify', EMAIL, { [FAULT]: fault });
    expect(answer.status).toBe(400);
    expect((await fieldsOf(answer)).error).toContain(`"${fault}"`);
  },
);

it('a fault for the next calls affects those of its kind, the given number of times', async () => {
  const { askCode, get, post } = visit();
  const set = await post('/sandbox/fault', { fault: 'call=verify;status=503', times: 2 });
  expect(await set.json()).toEqual({ faults: [{ fault: 'call=verify;status=503', times: 2 }] });
  expect((await get('/v1/api/jobs/us/search/1')).status).toBe(200);
  expect((await askCode('a@b.c')).status).toBe(503);
  expect((await askCode('a@b.c')).status).toBe(503);
  expect((await askCode('a@b.c')).status).toBe(200);
});

it('a fault for the next calls affects all until it is removed', async () => {
  const { askCode, post, send } = visit();
  await post('/sandbox/fault', { fault: 'status=500' });
  for (let index = 0; index < 3; index += 1) expect((await askCode('a@b.c')).status).toBe(500);
  const mended = await send('/sandbox/fault', { method: 'DELETE' });
  expect(await mended.json()).toEqual({ faults: [] });
  expect((await askCode('a@b.c')).status).toBe(200);
});

it('faults for the next calls are at most twenty', async () => {
  const { post } = visit();
  for (let index = 0; index < 25; index += 1) await post('/sandbox/fault', { fault: 'status=500' });
  const { faults } = await fieldsOf(await post('/sandbox/fault', { fault: 'abort' }));
  expect(faults).toHaveLength(20);
});

it.each([
  {},
  { fault: '' },
  { fault: 'nonsense' },
  { fault: 'abort', times: 0 },
  { fault: 'abort', times: 'x' },
])('a fault for the next calls is refused with 400: %j', async (body) => {
  expect((await visit().post('/sandbox/fault', body)).status).toBe(400);
});
