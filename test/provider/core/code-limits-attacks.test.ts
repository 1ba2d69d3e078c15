import { expect, it } from 'vitest';
import type { Variables } from '../../../provider/config/values.ts';
import { PROOF_COST } from '../../../provider/people/proofs.ts';
import { fieldsOf } from '../../../widget/domain/fields.ts';
import { required } from '../../support/until.ts';
import { signInToAccount } from '../support/account.ts';
import { type Answered, ask } from '../support/ask.ts';
import { HOUR, MINUTE, startApp } from '../support/provider.ts';
import { repeated } from '../support/repeated.ts';
import { BO, EMAIL, newestCode, otherThan, requestCode, textOf } from '../support/sign-in.ts';
import { askWorking, solveProof } from '../support/solve-proof.ts';

const workIn = ({ body }: Answered) => Number(fieldsOf(fieldsOf(fieldsOf(body.proof).parameters).data).work);

const start = async (variables: Variables = {}) => {
  const { provider, key } = await startApp({ variables });
  const askFrom = (peer: string, email = EMAIL, more: object = {}) =>
    requestCode(provider, key, email, { peer, body: { email, ...more } });
  const askHard = (peer: string, email = EMAIL) => askWorking((more) => askFrom(peer, email, more));
  /** With the work of each proof that was asked for. */
  const askPriced = async (peer: string) => {
    const works: number[] = [];
    const answer = await askWorking(async (more) => {
      const answer = await askFrom(peer, EMAIL, more);
      if (answer.body.code === 'code.proof') works.push(workIn(answer));
      return answer;
    });
    return { answer, works };
  };
  return { provider, key, askFrom, askHard, askPriced };
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

/** A phone of the middle class takes eight times as long for a try as the page of a computer of 2026. */
const PHONE_TRY_MS = 8 * 0.6;
const STRANGER = '198.51.100.7';
const PHONE = '192.0.2.1';

it.each<[string, number, (started: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
  [
    'fifty addresses ask for theirs, for an hour',
    6,
    ({ askHard }) => inTurn(50, (place) => askHard(`198.51.100.${place}`)),
  ],
  [
    'a hundred addresses ask for 12,000 other codes',
    1,
    ({ provider, askHard }) => repeated(provider, () => askHard(STRANGER, BO), 12_000),
  ],
  [
    'neighbours ask for 300 other codes',
    1,
    ({ provider, askHard }) => repeated(provider, () => askHard(PHONE, BO), 300),
  ],
])(
  'a person with a new phone gets a code after 20 s of work at most, while %s',
  async (_, windows, attack) => {
    const started = await start();
    for (let window = 0; window < windows; window += 1) {
      await attack(started);
      const { answer, works } = await started.askPriced(PHONE);
      expect(answer.status).toBe(200);
      expect(works).toHaveLength(1);
      expect(Number(works[0]) * PROOF_COST.tries * PHONE_TRY_MS).toBeLessThanOrEqual(20_000);
      started.provider.clock.pass(10 * MINUTE);
    }
  },
);

it('one client gets six mails to a mailbox in an hour, whatever it works', async () => {
  const { provider, askHard } = await start();
  const answers = await inTurn(20, () => askHard('198.51.100.7'));
  expect(sent(answers)).toBe(6);
  expect(codesOf(answers)).toEqual(new Set([200, 'code.limit']));
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  provider.clock.pass(HOUR);
  expect((await askHard('198.51.100.7')).status).toBe(200);
});

it('proofs that were collected while they were cheap do not pass once the work is four times as much', async () => {
  const { askFrom } = await start({ CODES_IN_ALL: '1' });
  const from = (place: number, more = {}) => askFrom(`198.51.100.${place}`, `p${place}@example.org`, more);
  await from(0);
  const cheap = await inTurn(4, async (place) => solveProof(await from(place)));
  const works = await inTurn(4, async (place) => {
    const answer = await from(place, { proof: cheap[place] });
    return answer.status === 200 ? 'mailed' : workIn(answer);
  });
  expect(works).toEqual(['mailed', 'mailed', 4, 4]);
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
  // Beside the four, the counts of the person's own sign-in were given back. No refusal leaves a row.
  expect(new Set((await provider.rows('attempts')).map(({ at }) => at)).size).toBe(1);
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

it('the mails of a day to a mailbox cost strangers twice as much each time that as many were sent', async () => {
  const { askPriced, provider } = await start({ CODES_PER_MAILBOX: '2' });
  const asked = await inTurn(15, async (place) => {
    provider.clock.pass(20 * MINUTE);
    return askPriced(`198.51.100.${place}`);
  });
  expect(sent(asked.map(({ answer }) => answer))).toBe(15);
  expect(asked.flatMap(({ works }) => works)).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 32, 32]);
});

it('all spellings of one mailbox together get its six mails', async () => {
  const { askFrom } = await start();
  const peer = '198.51.100.7';
  const names = ['amal', 'AMAL', 'a.m.al', 'amal+1', 'amal+shop', '\uff41mal', 'am\u200bal'];
  const addresses = [...names.map((name) => `${name}@gmail.com`), 'amal@googlemail.com'];
  const answers = [];
  for (const address of addresses) answers.push(await askFrom(peer, address));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  for (const other of ['ama.l@example.org', 'amal@example.org', 'amal@gmail.example.org'])
    expect((await askFrom(peer, other)).status).toBe(200);
});

it('64 networks of one /48 count as one, and get the mails of ten clients to a mailbox in an hour', async () => {
  const { askFrom, askHard } = await start();
  const answers = await inTurn(64, (place) =>
    askFrom(`2001:db8:7:${place.toString(16)}::1`, `p${place}@example.org`),
  );
  expect(sent(answers)).toBe(30);
  expect(codesOf(answers)).toEqual(new Set([200, 'code.proof']));
  expect((await askFrom('2001:db8:8::1', 'other@example.org')).status).toBe(200);
  const hard = await inTurn(62, (place) => askHard(`2001:db8:7:${place.toString(16)}::1`));
  expect([sent(hard), hard.at(-1)?.body.code]).toEqual([60, 'code.limit']);
});

it('a hundred people behind one address sign in within ten minutes, though all ask at first', async () => {
  const { provider, key, askFrom, askHard } = await start();
  const peer = '10.0.0.7';
  const people = Array.from({ length: 100 }, (_, place) => `person${place}@example.org`);
  const first = await Promise.all(people.map((email) => askFrom(peer, email)));
  expect(sent(first)).toBe(30);
  const answers = await inTurn(100, async (place) => {
    const answer = required(first[place], 'an answer');
    if (answer.status === 200) return answer;
    return askHard(peer, people[place]);
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

it('all networks together never end the codes: an alarm notifies the operator, and known browsers need no work', async () => {
  const { provider, askFrom, askHard } = await start({ CODES_IN_ALL: '1' });
  const { account, browserCookie: cookie } = await signInToAccount(provider);
  const answers = await inTurn(12, (place) => askHard(`198.51.100.${place}`, `p${place}@example.org`));
  expect(sent(answers)).toBe(12);
  expect(workIn(await askFrom('203.0.113.9', 'late@example.org'))).toBe(32);
  expect(provider.lines.filter((line) => line.includes('CODES_IN_ALL'))).toHaveLength(1);
  const counted = await provider.metrics();
  expect(counted).toContain('provider_code_limits_total{limit="all",result="proof"} 12');
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
