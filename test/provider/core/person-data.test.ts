import { createHash } from 'node:crypto';
import { compactVerify, decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startCodeSharer } from '../support/code.ts';
import { ORIGIN } from '../support/provider.ts';
import { sealPin } from '../support/seal-pin.ts';
import { approving, keySet, startSharer } from '../support/share.ts';
import { EMAIL, signIn, textOf } from '../support/sign-in.ts';

const PIN = 'rain-4-ever!';

const startWithPin = async () => {
  const started = await startSharer();
  const { provider, key, token, answer } = started;
  const seal = (pin: string) => sealPin(pin, answer, { key, email: EMAIL });
  await ask(provider, '/api/pin', { key, token, body: { EncryptedUserPin: await seal(PIN) } });
  const call = async (name: string, pin?: string) =>
    ask(provider, `/api/person/${name}`, {
      key,
      token,
      body: pin === undefined ? {} : { EncryptedUserPin: await seal(pin) },
    });
  return { ...started, call };
};

it('the person’s data is exported five times in ten minutes, also if all are asked for at once', async () => {
  const { provider, key, token } = await startSharer();
  const copies = () =>
    Promise.all(
      Array.from({ length: 8 }, () => ask(provider, '/api/person/export', { key, token, body: {} })),
    );
  const refused = (await copies()).filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [429, 'export.limit']),
  );
  expect(Number(refused[0]?.headers.get('retry-after'))).toBe(600);
  provider.clock.pass(600_001);
  expect((await copies()).filter(({ status }) => status === 200)).toHaveLength(5);
});

it('the person’s data is exported completely, after the PIN', async () => {
  const { id, provider, share, call } = await startWithPin();
  await share();
  const { database, people } = provider;
  const own = { person_id: (await people.find(EMAIL)) ?? '', connector: 'github' } as const;
  await database.query
    .insertInto('accounts')
    .values({ ...own, sealed: '', scope: 'read:user', connected_at: 0 })
    .execute();
  const reading = {
    state: 'reading',
    fault: null,
    list: 'stars',
    read: 100,
    total: 240,
    position: 'stars 2',
  } as const;
  await database.query
    .insertInto('readings')
    // The reading is not due, so no worker takes it meanwhile.
    .values({ ...own, ...reading, changed_at: 0, due_at: null, tries: 0, leased_until: 0 })
    .execute();
  const { status, body } = await call('export', PIN);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: {
      address: EMAIL,
      hasPin: true,
      sessions: [{ app: id, origin: ORIGIN, signsIn: false, from: null }],
    },
    grants: [{ app: id, scope: ['medium', 'traits'], withdrawn: null, receipt: expect.any(String) }],
    platforms: [
      {
        platform: 'github',
        scope: 'read:user',
        connected: '1970-01-01T00:00:00.000Z',
        reading: { ...reading, changed: '1970-01-01T00:00:00.000Z' },
      },
    ],
  });
});

it.each(['export', 'delete'])('the person’s data requires the PIN that was set before %s', async (name) => {
  const { call, provider } = await startWithPin();
  expect((await call(name)).body.code).toBe('pin.sealed');
  expect((await call(name, 'other-5-pin!')).body.code).toBe('pin.wrong');
  expect(await provider.database.query.selectFrom('people').selectAll().execute()).toHaveLength(1);
});

it('the person’s data is deleted completely: only a receipt without personal data remains', async () => {
  const { provider, key, token, share, infer, call } = await startWithPin();
  const shown = { data: 'medium', text: 'Hello Amal, share your basic data?' };
  const notice = { language: 'en-x-amal', version: 'amal@example.org', offered: [shown] };
  const body = { Info: { ...approving('Medium').Info, notice } };
  const opened = textOf(await share({ body, headers: { 'idempotency-key': 'one' } }), 'accessToken');
  const { sub = '' } = decodeJwt(opened);
  const bo = await signIn(provider, key, 'bo@example.org');
  expect((await call('delete', PIN)).body).toEqual({ receiptsKept: 1 });

  expect((await infer(opened)).body.code).toBe('access.revoked');
  expect((await ask(provider, '/api/grants', { key, token })).body.code).toBe('session.unknown');
  expect((await ask(provider, '/api/grants', { key, token: bo.token })).status).toBe(200);
  const tables = ['people', 'codes', 'sessions', 'subjects', 'grants', 'answers', 'receipts'] as const;
  const rows = await Promise.all(
    tables.map((table) => provider.database.query.selectFrom(table).selectAll().execute()),
  );
  const text = JSON.stringify(rows);
  for (const trace of [EMAIL, 'amal', sub]) expect(text).not.toContain(trace);
  const [receipt] = await provider.database.query.selectFrom('receipts').selectAll().execute();
  const { payload } = await compactVerify(receipt?.jws ?? '', await keySet(provider, 'receipt-keys'));
  const content = JSON.parse(new TextDecoder().decode(payload));
  expect(content).not.toHaveProperty('piiPrincipalId');
  for (const trace of [sub, /amal/i]) expect(JSON.stringify(content)).not.toMatch(trace);
  // The owner of the earlier receipt can verify that both have the same notice.
  const noticeDigest = createHash('sha256')
    .update(`${sub}\n${JSON.stringify(notice)}`)
    .digest('base64url');
  expect(content.piiProcessing).toMatchObject({
    privacyNotice: { digest: noticeDigest },
    purposes: [{ approved: ['Medium'], declined: [] }],
  });
  expect(content.events.at(-1).eventState).toBe('consent withdrawn');
  expect((await signIn(provider, key)).answer.body.isNewUser).toBe(true);
});

it('the export lists one-time codes and events that still wait, without the code', async () => {
  const { provider, app, code, token } = await startCodeSharer();
  await provider.targets.set(app.id, 'http://127.0.0.1:1/hooks');
  const given = await code();
  const { status, body, text } = await ask(provider, '/api/person/export', { key: app.key, token, body: {} });
  expect(status).toBe(200);
  const [grant] = await provider.database.query.selectFrom('grants').select('id').execute();
  expect(body).toMatchObject({
    authorizations: [
      { app: app.id, grant: grant?.id, scope: ['medium', 'traits'], origin: ORIGIN, used: null },
    ],
    events: [{ app: app.id, type: 'grant.given', grant: grant?.id, session: null, state: 'waiting' }],
  });
  expect(text).not.toContain(given);
});
