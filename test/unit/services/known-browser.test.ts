import { expect, it } from 'vitest';
import { confirmCode, createKnownBrowser, sendCode } from '../../../widget/services/api.ts';
import { answering, apiOn, fakeStorage, lastRequest, never, WORK } from './builders.ts';

const KEY = 'data-connect:acme-id:browser';

const browserOn = (storage: Storage) =>
  createKnownBrowser(
    { provider: 'Acme ID' },
    { storage: (area) => (area === 'local' ? storage : sessionOnly()) },
  );
const sessionOnly = (): Storage => {
  throw new Error('The token outlives the visit');
};

const confirmation = { email: 'ada@example.org', code: '123456', challenge: undefined };

it('the token of a sign-in is kept for the next code of this browser', async () => {
  const { storage, items } = fakeStorage();
  const fetch = answering({ token: 'token-1', browser: 'browser-1' });
  const api = apiOn(fetch, { browser: browserOn(storage) });
  await confirmCode(api, confirmation, never);
  expect([...items]).toEqual([[KEY, 'browser-1']]);
  await sendCode(api, 'ada@example.org', never);
  expect(lastRequest(fetch).body).toEqual({ email: 'ada@example.org', browser: 'browser-1' });
  await expect(confirmCode(apiOn(fetch), confirmation, never)).resolves.toMatchObject({ token: 'token-1' });
});

it.each([undefined, 7])('nothing is kept of the token %j for this browser', async (browser) => {
  const { storage, items } = fakeStorage();
  await confirmCode(
    apiOn(answering({ token: 'token-1', browser }), { browser: browserOn(storage) }),
    confirmation,
    never,
  );
  expect([items.size, browserOn(storage).read()]).toEqual([0, undefined]);
});

const PROOF = { parameters: WORK, signature: 'signed' };

const refusing = (code: string, proof?: unknown, times = 1) => {
  const fetch = answering({ challenge: 'challenge-1' });
  for (let time = 0; time < times; time += 1)
    fetch.mockImplementationOnce(async () => Response.json({ code, proof }, { status: 403 }));
  return fetch;
};

it.each([1, 3])('a code is mailed after %i proofs of work, because others asked meanwhile', async (times) => {
  const fetch = refusing('code.proof', PROOF, times);
  const { subtle } = crypto;
  expect(await sendCode(apiOn(fetch, { subtle }), 'ada@example.org', never)).toEqual({
    challenge: 'challenge-1',
    codeLength: 6,
  });
  expect(fetch).toHaveBeenCalledTimes(times + 1);
  expect(lastRequest(fetch).body).toMatchObject({ email: 'ada@example.org', proof: { challenge: PROOF } });
});

it.each([
  ['another refusal', 'code.other', PROOF],
  ['a proof that cannot be solved', 'code.proof', { parameters: { ...PROOF.parameters, cost: 1e9 } }],
  ['no proof', 'code.proof', undefined],
])('a code is not asked for again after %s', async (_, code, proof) => {
  const fetch = refusing(code, proof);
  const { subtle } = crypto;
  await expect(sendCode(apiOn(fetch, { subtle }), 'ada@example.org', never)).rejects.toMatchObject({
    problem: { code: 'code.send' },
  });
  expect(fetch).toHaveBeenCalledOnce();
});

it('a fourth proof of work is not solved', async () => {
  const fetch = refusing('code.proof', PROOF, 4);
  await expect(
    sendCode(apiOn(fetch, { subtle: crypto.subtle }), 'ada@example.org', never),
  ).rejects.toMatchObject({
    problem: { code: 'code.send' },
  });
  expect(fetch).toHaveBeenCalledTimes(4);
});
