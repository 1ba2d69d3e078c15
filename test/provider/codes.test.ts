import { sql } from 'kysely';
import Sqlite from 'libsql';
import { describe, expect, it } from 'vitest';
import { codeOf, isUnavailable } from '../../provider/database/failures.ts';
import { ask } from './support/ask.ts';
import { createClock, SECRET, startProvider } from './support/provider.ts';
import { EMAIL, newestCode, otherThan, requestCode, signIn, textOf } from './support/sign-in.ts';

const CONFIRM = '/api/email/verify/confirm';
const MINUTE = 60_000;

const start = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  return { provider, key, id };
};

/** A provider that has mailed a code. */
const startWithCode = async () => {
  const { provider, key, id } = await start();
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const code = await newestCode(provider);
  const confirm = (changes: object = {}, asked: object = {}) =>
    ask(provider, CONFIRM, { key, body: { email: EMAIL, code, challenge, ...changes }, ...asked });
  return { provider, key, id, challenge, code, confirm };
};

describe('call 1', () => {
  it('mails six digits and tells the page a challenge', async () => {
    const { provider, key } = await start();
    const answer = await requestCode(provider, key, 'Amal@Example.org', {
      headers: { 'accept-language': 'de-CH' },
    });
    expect(answer.body).toEqual({ sent: true, challenge: expect.stringMatching(/^challenge_/) });
    const [mail] = await provider.mails.waiting();
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Ihr Code für Bookshop' });
    expect(mail?.text).toMatch(/^\d{6}\n\nGeben Sie diesen Code ein, um sich bei Bookshop anzumelden/);
  });

  it('answers the same for a person it knows and one it does not', async () => {
    const { provider, key } = await start();
    await signIn(provider, key);
    const known = await requestCode(provider, key);
    const unknown = await requestCode(provider, key, 'nobody@example.org');
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect([known.status, String(known.body.challenge).length]).toEqual([
      unknown.status,
      String(unknown.body.challenge).length,
    ]);
  });

  it.each([
    '',
    'amal',
    'amal@example',
    'a b@example.org',
    'a@b.example,c@d.example',
    'a@b.example\r\nbcc: c',
    7,
    null,
  ])('refuses %j for an address', async (email) => {
    const { provider, key } = await start();
    const answer = await ask(provider, '/api/email/verify', { key, body: { email } });
    expect([answer.status, answer.body.code]).toEqual([400, 'request.shape']);
  });

  it('mails five codes to an address in ten minutes, for any client, and says when the next may be', async () => {
    const { provider, key } = await start();
    for (let count = 0; count < 5; count += 1) {
      expect((await requestCode(provider, key, EMAIL, { peer: `192.0.2.${count}` })).status).toBe(200);
      provider.clock.pass(MINUTE);
    }
    const refused = await requestCode(provider, key);
    expect([refused.status, refused.body.code]).toEqual([429, 'code.limit']);
    expect(refused.headers.get('retry-after')).toBe('300');
    provider.clock.pass(5 * MINUTE);
    expect((await requestCode(provider, key)).status).toBe(200);
    expect((await requestCode(provider, key)).status).toBe(429);
  });

  it('mails thirty codes for a client in ten minutes, even when all are asked for at once', async () => {
    const { provider, key } = await start();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => requestCode(provider, key, `person${index}@example.org`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ body }) => body.code === 'code.limit')).toHaveLength(10);
    expect((await requestCode(provider, key, EMAIL, { peer: '198.51.100.7' })).status).toBe(200);
  });

  it('counts the client behind a trusted proxy, and no header of a client', async () => {
    const provider = await startProvider({ variables: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    const { key } = await provider.addApp();
    const from = (peer: string, hop: number) =>
      requestCode(provider, key, `p${hop}@example.org`, {
        peer,
        headers: { 'x-forwarded-for': `203.0.113.${hop}` },
      });
    for (let hop = 0; hop < 31; hop += 1) expect((await from('10.0.0.1', hop)).status).toBe(200);
    for (let hop = 31; hop < 61; hop += 1) await from('192.0.2.1', hop);
    expect((await from('192.0.2.1', 61)).status).toBe(429);
  });

  it('neither promises nor mails a code while another process holds the database', async () => {
    const { provider, key } = await start();
    const other = new Sqlite(await fileOf(provider));
    other.exec('begin immediate');
    const refused = await requestCode(provider, key);
    expect([refused.status, refused.body.code]).toEqual([503, 'server.unavailable']);
    expect(refused.headers.get('retry-after')).toBe('1');
    other.exec('rollback');
    other.close();
    expect((await requestCode(provider, key)).status).toBe(200);
    expect(await provider.mails.waiting()).toHaveLength(1);
  });

  it('keeps nothing of a code when the disk is full, and goes on when there is room again', async () => {
    const { provider, id } = await start();
    const { query } = provider.database;
    // SQLite says the same of a full disk and of its largest size.
    await sql`pragma max_page_count = 1`.execute(query);
    const request = { appId: id, address: EMAIL, client: '192.0.2.1' };
    const mail = { to: EMAIL, subject: 'Code', text: 'x'.repeat(100_000) };
    const send = () => provider.people.sendCode(request, (trx) => provider.mails.add(trx, mail, MINUTE));
    const error = await send().catch((reason: unknown) => reason);
    expect([codeOf(error), isUnavailable(error)]).toEqual(['SQLITE_FULL', true]);
    expect(await query.selectFrom('codes').selectAll().execute()).toEqual([]);
    await sql`pragma max_page_count = 100000`.execute(query);
    await expect(send()).resolves.toMatch(/^challenge_/);
  });
});

const fileOf = async ({ config: { database } }: Awaited<ReturnType<typeof startProvider>>) =>
  database.kind === 'sqlite' ? database.file : '';

describe('call 2', () => {
  it('opens a session for a new person, and then for an existing one', async () => {
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
    });
    const second = await signIn(provider, key, 'AMAL@example.org'.toLowerCase());
    expect(second.answer.body).toMatchObject({ isNewUser: false, userState: 'existing', flowType: 'login' });
  });

  it('uses a code once, even under a hundred confirmations at once', async () => {
    const { provider, confirm } = await startWithCode();
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'code.stale')).toHaveLength(99);
    expect(await provider.database.query.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('burns a code after five wrong tries, even when all are made at once', async () => {
    const { code, confirm } = await startWithCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm({ code: otherThan(code) })));
    expect(answers.filter(({ body }) => body.code === 'code.wrong')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'code.locked')).toHaveLength(15);
    expect((await confirm()).body.code).toBe('code.locked');
  });

  it('refuses a code after ten minutes, and one of another challenge, address or app', async () => {
    const { provider, confirm, key } = await startWithCode();
    const other = textOf(await requestCode(provider, key, 'bo@example.org'), 'challenge');
    expect((await confirm({ challenge: other })).body.code).toBe('code.wrong');
    expect((await confirm({ challenge: 'challenge_unknown' })).body.code).toBe('code.wrong');
    expect((await confirm({ email: 'bo@example.org' })).body.code).toBe('code.wrong');
    const second = await provider.addApp();
    expect((await confirm({}, { key: second.key })).body.code).toBe('code.wrong');
    provider.clock.pass(10 * MINUTE);
    expect((await confirm()).body.code).toBe('code.stale');
  });

  it('finds the code of a widget that echoes no challenge, for the client that asked alone', async () => {
    const { confirm } = await startWithCode();
    const elsewhere = await confirm({ challenge: undefined }, { peer: '198.51.100.7' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([401, 'code.wrong']);
    expect((await confirm({ challenge: undefined })).status).toBe(200);
  });

  it('still checks a code that was mailed before the secret was rotated', async () => {
    const { provider, code, challenge, key } = await startWithCode();
    const rotated = await startProvider({
      clock: createClock(provider.clock.now()),
      variables: {
        DATABASE_URL: `file:${await fileOf(provider)}`,
        PROVIDER_SECRET: `the secret that comes next and is also long enough,${SECRET}`,
      },
    });
    const answer = await ask(rotated, CONFIRM, { key, body: { email: EMAIL, code, challenge } });
    expect(answer.status).toBe(200);
  });

  it('keeps neither code nor token in the clear', async () => {
    const { provider, confirm, code } = await startWithCode();
    const token = textOf(await confirm(), 'token');
    const tables = ['codes', 'sessions', 'mails', 'attempts'] as const;
    const rows = await Promise.all(
      tables.map((table) => provider.database.query.selectFrom(table).selectAll().execute()),
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token);
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('the sandbox’s mailbox', () => {
  it('shows the codes where there is no mail server', async () => {
    const { provider, code } = await startWithCode();
    const { body } = await ask(provider, `/sandbox/inbox?email=${EMAIL}`);
    expect(body).toEqual({ messages: [{ email: EMAIL, code, sentAt: expect.any(String) }] });
  });

  it('is not there with one', async () => {
    const provider = await startProvider({
      variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'id@example.org' },
    });
    expect((await ask(provider, `/sandbox/inbox?email=${EMAIL}`)).status).toBe(404);
  });
});

it('deletes what is of no use a day later, and nothing sooner', async () => {
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
  expect(await count()).toEqual([1, 2, 1, 1, 1]);
  clock.pass(86_400_000);
  expect(await count()).toEqual([0, 0, 0, 1, 1]);
  clock.pass(31 * 86_400_000);
  expect(await count()).toEqual([0, 0, 0, 0, 1]);
});
