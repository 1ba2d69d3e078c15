import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../provider/database/database.ts';
import { migrate } from '../../provider/database/migrate.ts';
import { required } from '../support/until.ts';
import { signInToAccount } from './support/account.ts';
import { type Asked, ask } from './support/ask.ts';
import { usePostgres } from './support/both-databases.ts';
import { inTurn, openTools, startCopies } from './support/copies.ts';
import { startWithPasskey } from './support/passkey.ts';
import { CREDENTIALS, connecting, createPlatformServers } from './support/platform.ts';
import { PATIENT } from './support/process.ts';
import { startApp } from './support/provider.ts';
import { parallel } from './support/repeated.ts';
import { PIN, sealPin } from './support/seal-pin.ts';
import { approving, startSharing } from './support/share.ts';
import { BO, EMAIL, newestCode, otherThan, requestCode, signIn, textOf } from './support/sign-in.ts';
import { workOff } from './support/work-off.ts';

const postgres = usePostgres();

describe.skipIf(!postgres.isThere)('PostgreSQL', () => {
  it('copies that start at once on PostgreSQL migrate once', async () => {
    const url = await postgres.database();
    const copies = [1, 2, 3].map(() => openDatabase({ kind: 'postgres', url }));
    const made = await Promise.all(copies.map((copy) => migrate(copy, 1)));
    expect(made.filter((steps) => steps > 0)).toHaveLength(1);
    await Promise.all(copies.map((copy) => copy.close()));
  });

  it('on PostgreSQL a person signs in, sets a PIN, connects a platform, shares, withdraws, exports and leaves', async () => {
    const { network, ...platform } = createPlatformServers();
    const { provider, key, id } = await startApp({
      variables: { ...CREDENTIALS, DATABASE_URL: await postgres.database() },
      platforms: { network },
    });
    const { token, answer, share, infer, grants } = await startSharing(provider, key);
    const EncryptedUserPin = await sealPin(PIN, answer, { key, email: EMAIL });
    const call = (path: string, asked: Asked) => ask(provider, path, { key, token, ...asked });
    expect((await call('/api/pin', { body: { EncryptedUserPin } })).status).toBe(200);
    const { ticket, complete } = connecting(provider, platform, { key, token });
    const issued = await ticket();
    const linked = await parallel(20, () => complete(issued));
    expect(linked.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
    const opened = textOf(await share({ headers: { 'idempotency-key': 'one' } }), 'accessToken');
    expect((await infer(opened)).status).toBe(200);
    const [grant] = await grants();
    expect((await call(`/api/grants/${grant.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await infer(opened)).body.code).toBe('access.revoked');
    expect((await call('/api/person/export', { body: { EncryptedUserPin } })).body).toMatchObject({
      person: { address: EMAIL, hasPin: true },
      grants: [{ id: grant.id, withdrawn: expect.any(String) }],
      platforms: [{ platform: 'github' }],
    });
    const { account } = await signInToAccount(provider);
    expect((await account('overview')).body).toMatchObject({ apps: [{ id, scope: [] }], platforms: [{}] });
    expect((await account('sessions/%00', { method: 'DELETE' })).body.code).toBe('request.shape');
    const left = await account('delete', { body: { email: EMAIL, pin: PIN } });
    expect(left.body).toEqual({ receiptsKept: 1 });
    await provider.platforms.reseal(new AbortController().signal);
    await workOff(provider.platforms.revoking);
    expect(platform.revoked).toHaveLength(1);
    await provider.platforms.purge();
    expect((await call('/api/grants', {})).body.code).toBe('session.unknown');
  });

  it('on PostgreSQL a passkey signs in once with one challenge, and once with one counter', async () => {
    const { page, credential } = await startWithPasskey({ DATABASE_URL: await postgres.database() });
    const send = (body: object) => page.post('/sign-in', { body });
    const codes = async (bodies: readonly object[]) =>
      (await Promise.all(bodies.map(send))).map(({ status, body }) => body.code ?? status).sort();
    const once = { credential: page.use(credential, await page.post('/sign-in/options')) };
    expect(await codes(Array(20).fill(once))).toEqual([200, ...Array(19).fill('passkey.stale')]);
    const asked = await parallel(20, () => page.post('/sign-in/options'));
    const copied = asked.map((options) => ({ credential: page.use(credential, options, { counter: 9 }) }));
    expect(await codes(copied)).toEqual([200, ...Array(19).fill('passkey.counter')]);
  });

  it('codes, limits, tokens and grants count once over three copies', PATIENT, async () => {
    const url = await postgres.database();
    const tools = await openTools(url);
    onTestFinished(() => tools.database.close());
    const provider = { ...tools, ...inTurn(await startCopies(3, url)) };
    const { key, database } = provider;
    const challenge = textOf(await requestCode(provider, key), 'challenge');
    const code = await newestCode(provider);
    const confirm = (digits: string) =>
      ask(provider, '/api/email/verify/confirm', { key, body: { email: EMAIL, code: digits, challenge } });
    const confirmed = await parallel(100, () => confirm(code));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(confirmed.filter(({ body }) => body.code === 'code.stale')).toHaveLength(99);
    expect(await database.query.selectFrom('sessions').selectAll().execute()).toHaveLength(1);

    const requested = await parallel(20, () => requestCode(provider, key, BO));
    expect(requested.filter(({ status }) => status === 200)).toHaveLength(6);
    const burnt = requested.find(({ status }) => status === 200);
    const wrong = {
      email: BO,
      code: otherThan(await newestCode(provider, BO)),
    };
    const tries = await parallel(20, () =>
      ask(provider, '/api/email/verify/confirm', {
        key,
        body: { ...wrong, challenge: burnt?.body.challenge },
      }),
    );
    expect(tries.filter(({ body }) => body.code === 'code.wrong')).toHaveLength(5);
    expect(tries.filter(({ body }) => body.code === 'code.locked')).toHaveLength(15);

    const { token } = await signIn(provider, key, 'cy@example.org');
    const headers = { 'idempotency-key': 'one' };
    const body = { Info: { confirmations: approving('Medium').Info.confirmations } };
    const shared = await parallel(30, () =>
      ask(provider, '/api/getAPIurlMobile', { key, token, headers, body }),
    );
    expect(new Set(shared.map(({ body }) => body.receipt)).size).toBe(1);
    expect(await database.query.selectFrom('grants').selectAll().execute()).toHaveLength(1);
    expect(await database.query.selectFrom('receipts').selectAll().execute()).toHaveLength(1);

    const [grant] = await provider.grants.of((await provider.people.find('cy@example.org')) ?? '');
    const revoked = await ask(provider, `/api/grants/${grant?.id}`, { key, token, method: 'DELETE' });
    expect([revoked.status, revoked.text.slice(0, 12)]).toEqual([200, '{"receipt":"']);
    const opened = String(required(shared[0], 'an answer').body.accessToken);
    for (let copy = 0; copy < 3; copy += 1) {
      const refused = await ask(provider, '/api/inference', {
        token: opened,
        origin: null,
        body: { Input: [] },
      });
      expect(refused.text).toContain('access.revoked');
    }

    const renewed = await parallel(30, () =>
      ask(provider, '/api/session/renew', { key, token, method: 'POST' }),
    );
    expect(renewed.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
