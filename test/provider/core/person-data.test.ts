import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInToAccount, startSharingAccount } from '../support/account.ts';
import { ask, refusalIn } from '../support/ask.ts';
import { exchange, startCodeSharer } from '../support/code.ts';
import { fileOf, ORIGIN, startProvider, type TestProvider } from '../support/provider.ts';
import { parallel } from '../support/repeated.ts';
import { PIN, sealPin } from '../support/seal-pin.ts';
import { approving, receiptIn, startSharer, startSharing } from '../support/share.ts';
import { BO, EMAIL, signIn, textOf } from '../support/sign-in.ts';

const setPin = async (provider: TestProvider, key: string, pin = PIN) => {
  const { token, answer } = await startSharing(provider, key);
  const EncryptedUserPin = await sealPin(pin, answer, { key, email: EMAIL });
  const { body } = await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin } });
  return body;
};

const startAccount = async () => {
  const started = await startSharingAccount();
  await setPin(started.provider, started.key);
  return started;
};

const startApp = async () => {
  const started = await startSharer();
  const { provider, key, token, answer } = started;
  const seal = (pin: string) => sealPin(pin, answer, { key, email: EMAIL });
  await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin: await seal(PIN) } });
  const call = async (name: string, pin?: string) => {
    const body = pin === undefined ? {} : { EncryptedUserPin: await seal(pin) };
    return ask(provider, `/api/person/${name}`, { key, token, body });
  };
  return { ...started, call };
};

it('a person gets five copies of their data in ten minutes, also if all are asked for at once', async () => {
  const { provider, key, token } = await startSharer();
  const copies = () => parallel(8, () => ask(provider, '/api/person/export', { key, token, body: {} }));
  const refused = (await copies()).filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([429, 'export.limit']),
  );
  expect(refused[0]?.headers.get('retry-after')).toBe('600');
  provider.clock.pass(600_001);
  expect((await copies()).filter(({ status }) => status === 200)).toHaveLength(5);
});

it('a copy has all data of the person', async () => {
  const { id, provider, share, call } = await startApp();
  const opened = textOf(await share(), 'accessToken');
  const { database, people } = provider;
  const own = { person_id: (await people.find(EMAIL)) ?? '', connector: 'github' } as const;
  await database.query
    .insertInto('accounts')
    .values({ ...own, sealed: '', scope: 'read:user', connected_at: 0 })
    .execute();
  const place = { list: 'stars', read: 100, total: 240, position: 'stars 2' };
  const reading = { state: 'reading', fault: null, ...place } as const;
  await database.query
    .insertInto('readings')
    // The reading is not due, so no worker takes it meanwhile.
    .values({ ...own, ...reading, changed_at: 0, due_at: null, tries: 0, leased_until: 0 })
    .execute();
  const { status, body } = await call('export', PIN);
  const connected = '1970-01-01T00:00:00.000Z';
  expect([status, body]).toEqual([
    200,
    {
      person: expect.objectContaining({
        address: EMAIL,
        hasPin: true,
        sessions: [expect.objectContaining({ app: id, origin: ORIGIN, signsIn: false, from: null })],
      }),
      passkeys: [],
      subjects: [{ app: id, subject: decodeJwt(opened).sub }],
      grants: [
        expect.objectContaining({
          app: id,
          scope: ['medium', 'traits'],
          withdrawn: null,
          receipt: expect.any(String),
        }),
      ],
      formerReceipts: [],
      authorizations: [],
      signIns: [],
      events: [],
      operators: [],
      anomalies: [],
      platforms: [
        expect.objectContaining({
          platform: 'github',
          scope: 'read:user',
          connected,
          reading: { ...reading, changed: connected },
        }),
      ],
      archives: [],
      signals: [],
    },
  ]);
});

it('a copy lists one-time codes and events that still wait, without the code, which the deletion ends', async () => {
  const { provider, app, code, token, verifier } = await startCodeSharer();
  await provider.targets.set(app.id, 'http://127.0.0.1:1/hooks');
  const given = await code();
  const asked = { key: app.key, token, body: {} };
  const { body, text } = await ask(provider, '/api/person/export', asked);
  const [grant] = await provider.rows('grants');
  const scope = ['medium', 'traits'];
  expect(body).toMatchObject({
    authorizations: [{ app: app.id, grant: grant?.id, scope, origin: ORIGIN, used: null }],
    events: [{ app: app.id, type: 'grant.given', grant: grant?.id, session: null, state: 'waiting' }],
  });
  expect(text).not.toContain(given);
  await ask(provider, '/api/person/delete', asked);
  const fields = { client_id: app.id, code: given, code_verifier: verifier };
  expect((await exchange(provider, fields)).body.error).toBe('invalid_grant');
  expect(await provider.rows('authorizations')).toEqual([]);
});

it.each(['export', 'delete'])('an application needs the PIN that was set for %s', async (name) => {
  const { call, provider } = await startApp();
  expect((await call(name)).body.code).toBe('pin.sealed');
  expect((await call(name, 'other-5-pin!')).body.code).toBe('pin.wrong');
  expect(await provider.rows('people')).toHaveLength(1);
});

it('/account asks for the PIN that was set before a download or deletion: five tries in ten minutes', async () => {
  const { provider, account } = await startAccount();
  expect((await account('overview')).body.hasPin).toBe(true);
  const bodies = [{}, { pin: '' }, ...['a', 'b', 'c'].map((pin) => ({ pin, email: EMAIL }))];
  const codes = [];
  for (const body of bodies) codes.push((await account('export', { body })).body.code);
  expect(codes).toEqual(Array(5).fill('pin.wrong'));
  const limited = await account('delete', { body: { email: EMAIL, pin: PIN } });
  expect(refusalIn(limited)).toBe('429 pin.limit');
  expect(limited.headers.get('retry-after')).toBe('600');
  provider.clock.pass(600_000);
  const typed = PIN.replace('4', '\u0664');
  expect((await account('export', { body: { pin: typed } })).status).toBe(200);
});

it('a person removes their PIN at /account within ten minutes after a sign-in by code, and sets another', async () => {
  const { provider, key, account } = await startAccount();
  const remove = () => account('pin', { method: 'DELETE' });
  for (const pin of ['a', 'b', 'c', 'd', 'e']) await account('export', { body: { pin } });
  provider.clock.pass(599_000);
  expect((await remove()).body).toEqual({ removed: true });
  expect((await account('export', { body: {} })).status).toBe(200);
  expect((await account('overview')).body.hasPin).toBe(false);
  expect((await remove()).status).toBe(200);
  expect(await setPin(provider, key, 'other-5-pin!')).toEqual({ pinSet: true });
  expect((await account('export', { body: { pin: 'other-5-pin!' } })).status).toBe(200);
});

it('neither an older session of /account nor one of an application removes the PIN', async () => {
  const { provider, account, key } = await startAccount();
  const { token } = await signIn(provider, key);
  const headers = { cookie: `data-connect-account-4174=${token}` };
  expect((await account('pin', { method: 'DELETE', headers })).body.code).toBe('session.app');
  provider.clock.pass(600_000);
  expect(refusalIn(await account('pin', { method: 'DELETE' }))).toBe('403 pin.session');
  expect((await account('overview')).body.hasPin).toBe(true);
});

it('/account deletes no person without the typed address, in whatever form they type its domain', async () => {
  const provider = await startProvider();
  const { account } = await signInToAccount(provider, 'anna@xn--bcher-kva.example');
  for (const email of [BO, 'anna@b\u00fccher.exampl', 'anna', '']) {
    expect(refusalIn(await account('delete', { body: { email } }))).toBe('422 account.confirm');
  }
  expect((await account('overview')).body.address).toBe('anna@b\u00fccher.example');
  const deleted = await account('delete', { body: { email: 'Anna@BU\u0308CHER.example' } });
  expect(deleted.body).toEqual({ receiptsKept: 0 });
});

it('a deleted person leaves no trace in any table or file except a receipt without personal data', async () => {
  const { provider, key, opened, infer, account, id } = await startAccount();
  await signIn(provider, key, BO);
  const { text } = await account('overview');
  const ids = [...text.matchAll(/(?:session|grant)_[\w-]+/g)].map(([each]) => each);
  const personId = (await provider.people.find(EMAIL)) ?? '';
  const gone = await account('delete', { body: { email: EMAIL.toUpperCase(), pin: PIN } });
  expect(gone.body).toEqual({ receiptsKept: 1 });
  expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await account('overview')).body.code).toBe('session.unknown');
  expect((await infer(opened)).body.code).toBe('access.revoked');

  const tables = await provider.database.query.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await sql`select * from ${sql.table(name)}`.execute(provider.database.query)).rows,
    ]),
  );
  const kept = JSON.stringify(Object.fromEntries(rows));
  expect(tables.length).toBeGreaterThan(12);
  expect([EMAIL, 'amal', personId, PIN].filter((trace) => kept.includes(trace))).toEqual([]);
  // Deleted rows stay in a file until they are overwritten.
  const file = fileOf(provider);
  const bytes = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
  const sessions = ids.filter((each) => each.startsWith('session'));
  expect([EMAIL, personId, ...sessions].filter((trace) => bytes.includes(trace))).toEqual([]);
  expect((await provider.mails.waiting()).map(({ to }) => to)).toEqual([BO]);
  const left = JSON.stringify(Object.fromEntries(rows.filter(([name]) => name !== 'receipts')));
  expect(ids.filter((each) => left.includes(each))).toEqual([]);
  for (const stays of [BO, id]) expect(kept).toContain(stays);
});

it('the receipt that a deleted person leaves has no id of them, and a digest of the notice', async () => {
  const { provider, key, share, call } = await startApp();
  const shown = { data: 'medium', text: 'Hello Amal, share your basic data?' };
  const notice = { language: 'en-x-amal', version: EMAIL, offered: [shown] };
  const opened = textOf(
    await share({ body: { Info: { ...approving('Medium').Info, notice } } }),
    'accessToken',
  );
  const { sub = '' } = decodeJwt(opened);
  expect((await call('delete', PIN)).body).toEqual({ receiptsKept: 1 });
  const [receipt] = await provider.rows('receipts');
  const content = await receiptIn(provider, receipt?.jws);
  expect(content).not.toHaveProperty('piiPrincipalId');
  for (const trace of [sub, /amal/i]) expect(JSON.stringify(content)).not.toMatch(trace);
  const digest = createHash('sha256')
    .update(`${sub}\n${JSON.stringify(notice)}`)
    .digest('base64url');
  expect(content.piiProcessing).toMatchObject({
    privacyNotice: { digest },
    purposes: [{ approved: ['Medium'], declined: [] }],
  });
  expect(content.events.at(-1).eventState).toBe('consent withdrawn');
  expect((await signIn(provider, key)).answer.body.isNewUser).toBe(true);
});
