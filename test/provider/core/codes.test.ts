import { expect, it } from 'vitest';
import { TAGS } from '../../../common/languages.ts';
import { readConfig } from '../../../provider/config/config.ts';
import { codeMail } from '../../../provider/mail/letters.ts';
import { askAccount } from '../support/account.ts';
import { ask, refusalIn } from '../support/ask.ts';
import { MAILING, MINUTE, ORIGIN, startApp, startProvider } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { BO, EMAIL, newestCode, otherThan, requestCode, signIn, textOf } from '../support/sign-in.ts';

const startWithCode = async () => {
  const { provider, key, id } = await startApp();
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const code = await newestCode(provider);
  const confirm = (changes: object = {}, asked: object = {}) =>
    ask(provider, '/api/email/verify/confirm', {
      key,
      body: { email: EMAIL, code, challenge, ...changes },
      ...asked,
    });
  return { provider, key, id, challenge, code, confirm };
};

it('a code of six digits is mailed in the language of the browser, and the page gets a challenge', async () => {
  const { provider, key } = await startApp();
  const answer = await requestCode(provider, key, 'Amal@Example.org', {
    headers: { 'accept-language': 'de-CH' },
  });
  expect(answer.body).toEqual({ sent: true, challenge: expect.stringMatching(/^challenge_/) });
  const [mail] = await provider.mails.waiting();
  expect(mail).toMatchObject({
    to: EMAIL,
    subject: expect.stringMatching(/^\d{6}: Ihr Code für Bookshop \(Mosaic\)$/),
  });
  expect(mail?.text).toMatch(
    /^\d{6}\n\nGeben Sie diesen Code auf shop\.example ein, um sich bei Bookshop anzumelden/,
  );
});

it('a request for a code is answered the same for a known person and an unknown one', async () => {
  const { provider, key } = await startApp();
  await signIn(provider, key);
  const known = await requestCode(provider, key);
  const unknown = await requestCode(provider, key, 'nobody@example.org');
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect([known.status, String(known.body.challenge).length]).toEqual([
    unknown.status,
    String(unknown.body.challenge).length,
  ]);
});

it('a client gets five codes for an address in ten minutes without a proof of work, and learns when the next may be', async () => {
  const { provider, key } = await startApp();
  for (let count = 0; count < 5; count += 1) {
    expect((await requestCode(provider, key)).status).toBe(200);
    provider.clock.pass(MINUTE);
  }
  const refused = await requestCode(provider, key);
  expect(refusalIn(refused)).toBe('429 code.proof');
  expect(refused.headers.get('retry-after')).toBe('300');
  provider.clock.pass(5 * MINUTE);
  expect((await requestCode(provider, key)).status).toBe(200);
  expect((await requestCode(provider, key)).status).toBe(429);
});

it('all spellings of a domain are one mailbox with one limit of codes', async () => {
  const { provider, key } = await startApp();
  const domains = [
    'gmail.example',
    '\uff47mail.example',
    'gma\u2071l.example',
    'g\u00admail.example',
    'GMAIL.Example',
  ];
  for (const domain of domains) expect((await requestCode(provider, key, `amal@${domain}`)).status).toBe(200);
  expect(new Set((await provider.mails.waiting()).map(({ to }) => to)).size).toBe(1);
  expect((await requestCode(provider, key, 'amal@gmail.exampl\uff45')).body.code).toBe('code.proof');
});

const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

it('a code opens a session for a new person, and then for an existing one', async () => {
  const { provider, confirm, key } = await startWithCode();
  const first = await confirm();
  expect(first.body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date(provider.clock.now() + 30 * 86_400_000).toISOString(),
    pinKey: {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
    },
    username: 'amal',
    isNewUser: true,
    userState: 'new',
    flowType: 'onboarding',
    canAddPasskey: false,
  });
  const second = await signIn(provider, key, 'AMAL@example.org'.toLowerCase());
  expect(second.answer.body).toMatchObject({ isNewUser: false, userState: 'existing', flowType: 'login' });
});

it('a code works once, even under a hundred parallel confirmations', async () => {
  const { provider, confirm } = await startWithCode();
  const answers = await parallel(100, () => confirm());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'code.stale')).toHaveLength(99);
  expect(await provider.rows('sessions')).toHaveLength(1);
});

it('a code has five tries, even if all are parallel', async () => {
  const { code, confirm } = await startWithCode();
  const answers = await parallel(20, () => confirm({ code: otherThan(code) }));
  expect(answers.filter(({ body }) => body.code === 'code.wrong')).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'code.locked')).toHaveLength(15);
  expect((await confirm()).body.code).toBe('code.locked');
});

it('a text that cannot be a code costs no try', async () => {
  const { confirm } = await startWithCode();
  for (const code of ['12345', '1234567', '123456789', 'abcdef', '12 34', '0x1234'])
    expect((await confirm({ code })).body.code).toBe('code.wrong');
  expect((await confirm()).status).toBe(200);
});

it.each([
  (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `,
  (code: string) => `${code.slice(0, 3)}\u2013${code.slice(3)}`,
  (code: string) => `\u200e${code}\u202c`,
  ...[0xff10, 0x660].map((zero) => (code: string) => inDigits(code, zero)),
])('a code works as people copy it or type it: %s', async (typed) => {
  const { code, confirm } = await startWithCode();
  expect((await confirm({ code: typed(code) })).status).toBe(200);
});

it('a code works for ten minutes, for its challenge, address and application only', async () => {
  const { provider, confirm, key } = await startWithCode();
  const other = textOf(await requestCode(provider, key, BO), 'challenge');
  expect((await confirm({ challenge: other })).body.code).toBe('code.wrong');
  expect((await confirm({ challenge: 'challenge_unknown' })).body.code).toBe('code.wrong');
  expect((await confirm({ email: BO })).body.code).toBe('code.wrong');
  const second = await provider.addApp();
  expect((await confirm({}, { key: second.key })).body.code).toBe('code.wrong');
  provider.clock.pass(10 * MINUTE);
  expect((await confirm()).body.code).toBe('code.stale');
});

it('each code of a browser counts for ten minutes after "send again", with five tries of its own', async () => {
  const { provider, key, confirm, challenge: first, code } = await startWithCode();
  const again = async () => {
    provider.clock.pass(MINUTE);
    const challenge = textOf(await requestCode(provider, key), 'challenge');
    return { challenge, code: await newestCode(provider) };
  };
  for (let count = 0; count < 5; count += 1) await confirm({ code: otherThan(code) });
  const second = await again();
  const named = { challenge: second.challenge, earlier: [first] };
  expect((await confirm(named)).body.code).toBe('code.wrong');
  expect((await confirm({ ...named, code: second.code })).status).toBe(200);
  const [third, fourth] = [await again(), await again()];
  const others = { challenge: fourth.challenge, earlier: [third.challenge, second.challenge, first] };
  provider.clock.pass(9 * MINUTE - 1);
  expect((await confirm({ ...others, code: third.code }, { peer: '198.51.100.7' })).status).toBe(200);
  expect((await confirm({ ...others, code: third.code })).body.code).toBe('code.wrong');
  provider.clock.pass(MINUTE + 1);
  expect((await confirm({ ...others, code: fourth.code })).body.code).toBe('code.stale');
});

it('a code without a challenge works only for the client that requested it', async () => {
  const { confirm } = await startWithCode();
  expect(refusalIn(await confirm({ challenge: undefined }, { peer: '198.51.100.7' }))).toBe('401 code.wrong');
  expect((await confirm({ challenge: undefined })).status).toBe(200);
});

it('a code without a challenge is the newest one of this application', async () => {
  const { provider, confirm, key } = await startWithCode();
  provider.clock.pass(1);
  await requestCode(provider, key);
  const code = await newestCode(provider);
  provider.clock.pass(1);
  await requestCode(provider, (await provider.addApp()).key);
  expect((await confirm({ challenge: undefined, code })).status).toBe(200);
});

it('the sandbox’s mailbox shows the codes without a mail server, as long as they are valid', async () => {
  const { provider, code } = await startWithCode();
  const { body } = await ask(provider, `/sandbox/inbox?email=${EMAIL}`);
  expect(body).toEqual({ messages: [{ email: EMAIL, code, sentAt: expect.any(String) }] });
  provider.clock.pass(10 * MINUTE);
  expect((await ask(provider, `/sandbox/inbox?email=${EMAIL}`)).body).toEqual({ messages: [] });
});

it.each([
  ['127.0.0.1:4174', 200],
  ['rebound.example:4174', 404],
  ['localhost.example', 404],
])('the sandbox’s mailbox answers for this computer’s own names only: %s', async (host, status) => {
  const { provider } = await startWithCode();
  expect((await ask(provider, '/sandbox/inbox', { headers: { host } })).status).toBe(status);
});

it('the sandbox’s mailbox does not exist with a mail server', async () => {
  const provider = await startProvider({
    variables: MAILING,
  });
  expect((await ask(provider, `/sandbox/inbox?email=${EMAIL}`)).status).toBe(404);
});

it('rows of codes are deleted a day after their end, and nothing sooner', async () => {
  const { provider, confirm } = await startWithCode();
  await confirm();
  const { people, mails, clock, database } = provider;
  const count = async () => {
    const tables = ['codes', 'attempts', 'mails', 'sessions', 'people'] as const;
    await Promise.all([people.purge(), mails.purge()]);
    return Promise.all(
      tables.map(async (table) => (await database.query.selectFrom(table).selectAll().execute()).length),
    );
  };
  clock.pass(20 * MINUTE);
  expect(await count()).toEqual([1, 0, 1, 1, 1]);
  const mail = await database.query.selectFrom('mails').select(['state', 'sealed']).executeTakeFirst();
  expect(mail).toEqual({ state: 'given-up', sealed: '' });
  clock.pass(86_400_000);
  expect(await count()).toEqual([0, 0, 0, 1, 1]);
  clock.pass(31 * 86_400_000);
  expect(await count()).toEqual([0, 0, 0, 0, 1]);
});

const OWN = 'https://id.example';

const startMailing = async () => {
  const { provider, key } = await startApp({
    variables: { PUBLIC_URL: OWN, ...MAILING },
  });
  const newest = async () => {
    const [mail] = await provider.mails.waiting();
    return { subject: mail?.subject, lines: mail?.text.split('\n') ?? [] };
  };
  return { provider, key, newest };
};

it('a code’s mail has the code in its subject, names the page that asked, says until when, and ends with the line that binds the code to it', async () => {
  const { provider, key, newest } = await startMailing();
  await requestCode(provider, key);
  const { subject, lines } = await newest();
  const [code = ''] = lines;
  expect(subject).toBe(`${code}: Your code for Bookshop (Mosaic)`);
  const until = new Date(provider.clock.now() + 10 * MINUTE).toISOString().slice(11, 16);
  expect(lines).toEqual([
    expect.stringMatching(/^\d{6}$/),
    '',
    'Enter this code on shop.example to sign in to Bookshop.',
    `The code is valid for 10 minutes after it was asked for (until ${until} UTC).`,
    'Do not give it to anyone. If you did not ask for it, you can ignore this message.',
    '',
    'Sent by Mosaic',
    '',
    `@shop.example #${code}`,
    '',
  ]);
});

it('a code’s mail binds the code of a frame to the page around it and to the provider', async () => {
  const { provider, key, newest } = await startMailing();
  await requestCode(provider, key, EMAIL, { origin: OWN, headers: { 'x-embedder': ORIGIN } });
  const { lines } = await newest();
  expect(lines.at(-2)).toBe(`@shop.example #${lines[0]} @id.example`);
});

it('a code’s mail looks different for the account, and says that no other page needs the code', async () => {
  const { provider, newest } = await startMailing();
  await askAccount(provider, 'code', { body: { email: EMAIL } });
  const { subject, lines } = await newest();
  expect(subject).toBe(`${lines[0]}: Open your own pages at Mosaic`);
  expect(lines[2]).toContain('opens your own pages at id.example/account');
  expect(lines[4]).toContain('no app and no other site needs it');
  expect(lines.at(-2)).toBe(`@id.example #${lines[0]}`);
});

it.each(TAGS)('in %s, both mails have their names and their code once in a line', (language) => {
  const place = { name: 'Books $& {host}', origin: 'https://shop.example:8443', frame: null };
  const own = readConfig({ PROVIDER_NAME: 'Acme $& {host}' });
  const made = [false, true].map((isAccount) =>
    codeMail(EMAIL, { digits: '402815', expiresAt: 0 }, { ...place, isAccount }, own, language),
  );
  for (const { subject, text } of made) {
    expect(subject).toContain('Books $&');
    expect(text).toMatch(
      /^402815\n\n.+\n.+00:00 UTC.*\n.+\n\n.*Acme \$& \{host\}\n\n@shop\.example #402815\n$/,
    );
    expect(text).toContain('shop.example:8443');
    expect(`${subject}${text}`).not.toContain('{name}');
  }
  expect(made[0]?.subject).not.toBe(made[1]?.subject);
});
