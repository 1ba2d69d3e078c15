import { expect, it } from 'vitest';
import type { Variables } from '../../../provider/config/values.ts';
import { fieldsOf } from '../../../widget/domain/fields.ts';
import { required } from '../../support/until.ts';
import { signInToAccount } from '../support/account.ts';
import { type Answered, ask } from '../support/ask.ts';
import { MINUTE, startApp } from '../support/provider.ts';
import { BO, EMAIL, newestCode, otherThan, requestCode, signIn, textOf } from '../support/sign-in.ts';
import { solveProof } from '../support/solve-proof.ts';

const start = async (variables: Variables = {}) => {
  const { provider, key } = await startApp({ variables });
  const askFrom = (peer: string, email = EMAIL, more: object = {}) =>
    requestCode(provider, key, email, { peer, body: { email, ...more } });
  const askHard = async (peer: string, email = EMAIL) => {
    const answer = await askFrom(peer, email);
    return answer.body.code === 'code.proof'
      ? askFrom(peer, email, { proof: await solveProof(answer) })
      : answer;
  };
  return { provider, key, askFrom, askHard };
};

const sent = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200).length;
const codesOf = (answers: readonly Answered[]) =>
  new Set(answers.map(({ status, body }) => body.code ?? status));

const inTurn = async <T>(count: number, work: (place: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let place = 0; place < count; place += 1) done.push(await work(place));
  return done;
};

const signed = ({ challenge }: { readonly challenge: unknown }) => {
  const { parameters, signature } = fieldsOf(challenge);
  return { challenge: { parameters: fieldsOf(parameters), signature } };
};

it('five requests of an attacker do not block a person', async () => {
  const { provider, key, askFrom } = await start();
  expect(sent(await inTurn(6, () => askFrom('198.51.100.7')))).toBe(5);
  const { answer } = await signIn(provider, key, EMAIL, { peer: '192.0.2.1' });
  expect(answer.status).toBe(200);
});

it('five requests of an attacker do not block a person behind the same address, and twenty neighbours get no more than fifteen mails', async () => {
  const { provider, key, askFrom, askHard } = await start();
  const peer = '198.51.100.7';
  expect(sent(await inTurn(6, () => askFrom(peer)))).toBe(5);
  provider.clock.pass(1);
  const answer = await askHard(peer);
  const body = { email: EMAIL, challenge: textOf(answer, 'challenge'), code: await newestCode(provider) };
  expect((await ask(provider, '/api/email/verify/confirm', { key, body })).status).toBe(200);
  expect(sent(await inTurn(20, () => askHard(peer)))).toBe(10);
});

it('tries without the challenge, behind the same address, do not end the code of a person', async () => {
  const { provider, key } = await start();
  const confirm = (code: string, challenge?: string) =>
    ask(provider, '/api/email/verify/confirm', { key, body: { email: EMAIL, code, challenge } });
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const code = await newestCode(provider);
  const codes = await inTurn(7, async () => (await confirm(otherThan(code))).body.code);
  expect(codes).toEqual([...Array(5).fill('code.wrong'), 'code.locked', 'code.locked']);
  expect((await confirm(code)).body.code).toBe('code.locked');
  expect((await confirm(code, challenge)).status).toBe(200);
});

it('tries for an address without a code count for no other caller', async () => {
  const { provider, key } = await start();
  const confirm = (email: string) =>
    ask(provider, '/api/email/verify/confirm', { key, body: { email, code: '123456' } });
  const codes = await inTurn(7, async (place) => (await confirm(`${place}@example.org`)).body.code);
  expect(new Set(codes)).toEqual(new Set(['code.wrong']));
});

it('attackers in many networks do not block a browser that signed the address in before', async () => {
  const { provider, askFrom } = await start({ CODES_PER_MAILBOX: '4' });
  const { account, browserCookie: cookie } = await signInToAccount(provider);
  const strangers = await inTurn(20, (place) => askFrom(`198.51.100.${place}`));
  expect(sent(strangers)).toBe(4);
  const asked = { body: { email: EMAIL } };
  expect((await account('code', { ...asked, headers: { cookie: '' } })).body.code).toBe('code.proof');
  const known = await account('code', { ...asked, headers: { cookie } });
  expect(known.status).toBe(200);
});

it('25 guesses in each of 144 windows are bounded, and soon have eight digits to find', async () => {
  const { provider, key, askFrom } = await start();
  const guesses = { 6: 0, 8: 0 };
  for (let window = 0; window < 144; window += 1) {
    for (let code = 0; code < 5; code += 1) {
      const { status, body } = await askFrom(`198.51.100.${window}`);
      if (status !== 200) continue;
      const digits = body.digits === 8 ? 8 : 6;
      const right = await newestCode(provider);
      expect(right).toHaveLength(digits);
      for (let guess = 0; guess < 5; guess += 1) {
        const tried = { email: EMAIL, code: otherThan(right), challenge: body.challenge };
        const { body: refused } = await ask(provider, '/api/email/verify/confirm', { key, body: tried });
        expect(refused.code).toBe('code.wrong');
        guesses[digits] += 1;
      }
      provider.clock.pass(1);
    }
    provider.clock.pass(10 * MINUTE - 5);
  }
  expect(guesses).toEqual({ 6: 50, 8: 100 });
});

it('the challenges of five codes, named together in any order, allow no more guesses than each alone', async () => {
  const { provider, key, askFrom } = await start();
  const codes = await inTurn(5, async () => {
    provider.clock.pass(1);
    const challenge = textOf(await askFrom('198.51.100.7'), 'challenge');
    return { challenge, code: await newestCode(provider) };
  });
  const confirm = (code: string, from: number) => {
    const [challenge, ...earlier] = [...codes.slice(from), ...codes.slice(0, from)].map(
      (one) => one.challenge,
    );
    const body = { email: EMAIL, code, challenge, earlier: [...earlier, ...earlier] };
    return ask(provider, '/api/email/verify/confirm', { key, body });
  };
  const asked = await provider.rows('attempts');
  await inTurn(20, (place) => confirm(otherThan(required(codes[place % 5], 'a code').code), place % 5));
  expect((await provider.rows('codes')).map(({ tries }) => tries)).toEqual(Array(5).fill(5));
  for (const { code } of codes) expect((await confirm(code, 0)).body.code).toBe('code.locked');
  expect((await provider.rows('attempts')).length - asked.length).toBe(5 * 5);
});

it('proofs of work raise the mails of a day to three times as many, and no further', async () => {
  const { askHard, provider } = await start({ CODES_PER_MAILBOX: '2' });
  const answers = await inTurn(9, async (place) => {
    provider.clock.pass(20 * MINUTE);
    return askHard(`198.51.100.${place}`);
  });
  expect(sent(answers)).toBe(6);
  expect(codesOf(answers)).toEqual(new Set([200, 'code.limit']));
});

it('all spellings of one mailbox together get its five mails', async () => {
  const { askFrom } = await start();
  const peer = '198.51.100.7';
  const names = ['amal', 'AMAL', 'a.m.al', 'amal+1', 'amal+shop', '\uff41mal', 'am\u200bal'];
  const addresses = [...names.map((name) => `${name}@gmail.com`), 'amal@googlemail.com'];
  const answers = [];
  for (const address of addresses) answers.push(await askFrom(peer, address));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  for (const other of ['ama.l@example.org', 'amal@example.org', 'amal@gmail.example.org'])
    expect((await askFrom(peer, other)).status).toBe(200);
});

it('64 networks of one /48 count as one', async () => {
  const { askFrom } = await start();
  const answers = await inTurn(64, (place) =>
    askFrom(`2001:db8:7:${place.toString(16)}::1`, `p${place}@example.org`),
  );
  expect(sent(answers)).toBe(30);
  expect(codesOf(answers)).toEqual(new Set([200, 'code.proof']));
  expect((await askFrom('2001:db8:8::1', 'other@example.org')).status).toBe(200);
});

it('a hundred people behind one address sign in within ten minutes, though all ask at first', async () => {
  const { provider, key, askFrom } = await start();
  const peer = '10.0.0.7';
  const people = Array.from({ length: 100 }, (_, place) => `person${place}@example.org`);
  const first = await Promise.all(people.map((email) => askFrom(peer, email)));
  expect(sent(first)).toBe(30);
  const answers = await inTurn(100, async (place) => {
    const answer = required(first[place], 'an answer');
    if (answer.status === 200) return answer;
    const proof = await solveProof(answer);
    return askFrom(peer, people[place], { proof });
  });
  expect(codesOf(answers)).toEqual(new Set([200]));
  expect(provider.lines.filter((line) => line.includes('one private address'))).toHaveLength(1);
  expect(provider.lines.join()).not.toContain(peer);
  for (const [place, email] of people.entries()) {
    const challenge = textOf(required(answers[place], 'an answer'), 'challenge');
    const body = { email, challenge, code: await newestCode(provider, email) };
    expect((await ask(provider, '/api/email/verify/confirm', { key, body })).status).toBe(200);
  }
  expect(
    await provider.database.query
      .selectFrom('attempts')
      .select('id')
      .where('subject', '!=', 'proof')
      .execute(),
  ).toEqual([]);
});

it('all networks together reach a limit, an alarm notifies the operator, and known browsers pass', async () => {
  const { provider, askFrom, askHard } = await start({ CODES_IN_ALL: '1' });
  const { account, browserCookie: cookie } = await signInToAccount(provider);
  const answers = await inTurn(12, (place) => askHard(`198.51.100.${place}`, `p${place}@example.org`));
  expect(sent(answers)).toBe(10);
  expect((await askFrom('203.0.113.9', 'late@example.org')).body.code).toBe('code.limit');
  expect(provider.lines.filter((line) => line.includes('CODES_IN_ALL'))).toHaveLength(1);
  const counted = await provider.metrics();
  expect(counted).toContain('provider_code_limits_total{limit="all",result="refused"} 3');
  expect((await account('code', { body: { email: EMAIL }, headers: { cookie } })).status).toBe(200);
});

it('a proof of work passes once, for its own address and for ten minutes', async () => {
  const { provider, askFrom } = await start({ CODES_IN_ALL: '1' });
  await askFrom('192.0.2.1');
  const proof = await solveProof(await askFrom('192.0.2.1'));
  expect((await askFrom('192.0.2.1', BO, { proof })).body.code).toBe('code.proof');
  expect((await askFrom('192.0.2.1', EMAIL, { proof })).status).toBe(200);
  expect((await askFrom('192.0.2.1', EMAIL, { proof })).body.code).toBe('code.proof');
  const late = await solveProof(await askFrom('192.0.2.1'));
  await inTurn(2, () => askFrom('192.0.2.1'));
  provider.clock.pass(9 * MINUTE);
  await askFrom('192.0.2.1', 'cy@example.org', {
    proof: await solveProof(await askFrom('192.0.2.1', 'cy@example.org')),
  });
  provider.clock.pass(2 * MINUTE);
  expect((await askFrom('192.0.2.1', EMAIL, { proof: late })).body.code).toBe('code.proof');
});

it('a proof of work that was not solved, or whose signature or parameters were changed, does not pass', async () => {
  const { askFrom } = await start({ CODES_IN_ALL: '1' });
  await askFrom('192.0.2.1');
  const proof = await solveProof(await askFrom('192.0.2.1'));
  const { solution } = proof;
  const { challenge } = signed(proof);
  const forged = [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    {
      challenge: { ...challenge, parameters: { ...challenge.parameters, keySignature: '0'.repeat(64) } },
      solution,
    },
  ];
  for (const changed of forged)
    expect((await askFrom('192.0.2.1', EMAIL, { proof: changed })).body.code).toBe('code.proof');
  expect((await askFrom('192.0.2.1', EMAIL, { proof: { challenge: {}, solution } })).status).toBe(400);
  expect((await askFrom('192.0.2.1', EMAIL, { proof })).status).toBe(200);
});
