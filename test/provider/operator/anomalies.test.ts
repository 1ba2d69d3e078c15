import { expect, it, vi } from 'vitest';
import { type AuditEntry, createAnomalies } from '../../../provider/operations/audit.ts';
import { ask } from '../support/ask.ts';
import { startOpenId } from '../support/open-id.ts';
import { startOperator } from '../support/operator.ts';
import { OWN, passkeyPage } from '../support/passkey.ts';
import { createClock, HOUR, ORIGIN, startProvider } from '../support/provider.ts';
import { PIN, sealPin } from '../support/seal-pin.ts';
import { EMAIL, newestCode, otherThan, requestCode, signIn } from '../support/sign-in.ts';

const PEER = '198.51.100.7';

interface Entry {
  readonly actor: string;
  readonly action: string;
  readonly app: string | null;
  readonly subject: string | null;
  readonly detail: unknown;
}

const start = async () => {
  const operator = await startOperator();
  const { provider, call } = operator;
  const app = await provider.addApp('live', [OWN, ORIGIN]);
  const entries = async (): Promise<readonly Entry[]> => {
    const { text } = await call('audit');
    for (const secret of [EMAIL, PEER]) expect(text).not.toContain(secret);
    const all: Entry[] = JSON.parse(text).entries;
    return all.filter(({ action }) => /^(sign-in|passkey|pin|code|refresh-token)\./.test(action)).reverse();
  };
  const askCode = (email = EMAIL, peer = PEER) => requestCode(provider, app.key, email, { peer });
  return { ...operator, app, entries, askCode };
};

it('the audit log has the limit that requests for codes reached, once an hour, without the address and the client', async () => {
  const { provider, app, entries, askCode } = await start();
  for (let count = 0; count < 8; count += 1) await askCode();
  const pair: Entry = {
    actor: 'provider',
    action: 'sign-in.limited',
    app: app.id,
    subject: provider.audit.hashOf(EMAIL),
    detail: { limit: 'pair' },
  };
  expect(await entries()).toEqual([expect.objectContaining(pair)]);
  provider.clock.pass(HOUR);
  for (let count = 0; count < 8; count += 1) await askCode();
  expect(await entries()).toHaveLength(2);
});

it('the audit log has a code that wrong tries burnt, and an address whose codes became longer', async () => {
  const { provider, app, entries, askCode } = await start();
  for (let round = 0; round < 11; round += 1) {
    provider.clock.pass(150_000);
    const { body } = await askCode(EMAIL, `198.51.100.${round}`);
    const code = otherThan(await newestCode(provider));
    for (let guess = 0; guess < 6; guess += 1)
      await ask(provider, '/api/email/verify/confirm', {
        key: app.key,
        body: { email: EMAIL, code, challenge: body.challenge },
      });
  }
  const subject = provider.audit.hashOf(EMAIL);
  expect(await entries()).toMatchObject([
    { action: 'sign-in.code-burnt', subject },
    { action: 'sign-in.code-lengthened', subject },
  ]);
});

it('the audit log has a passkey whose counter went back, and the person finds it in their data', async () => {
  const { provider, app, entries } = await start();
  const page = passkeyPage(provider, app.key);
  const { token } = await page.byCode();
  const { credential } = await page.add(token);
  await page.signIn(credential, { counter: 7 });
  expect(await entries()).toEqual([]);
  expect((await page.signIn(credential, { counter: 3 })).body.code).toBe('passkey.counter');
  await page.signIn({ ...credential, userHandle: 'of another' });
  const [person] = await provider.rows('people');
  expect(await entries()).toMatchObject([
    {
      action: 'passkey.refused',
      app: app.id,
      subject: provider.audit.hashOf(String(person?.id)),
      detail: { reason: 'passkey.counter' },
    },
  ]);
  const { body } = await ask(provider, '/api/person/export', { key: app.key, token, origin: OWN, body: {} });
  expect(body).toMatchObject({ operators: [], anomalies: [{ action: 'passkey.refused' }] });
});

it('the audit log has a person whose PIN was tried too often', async () => {
  const { provider, app, entries } = await start();
  const { token, answer } = await signIn(provider, app.key);
  const send = async (pin: string) =>
    ask(provider, '/api/pin', {
      key: app.key,
      token,
      body: { EncryptedUserPin: await sealPin(pin, answer, { key: app.key, email: EMAIL }) },
    });
  await send(PIN);
  for (let guess = 0; guess < 6; guess += 1) await send(`guess-${guess}!`);
  expect((await entries()).map(({ action }) => action)).toEqual(['pin.limited']);
});

it('the audit log has codes that were sent twice, and refresh tokens once a minute has passed', async () => {
  const { provider, app, tokens, redeem, refresh } = await startOpenId();
  const { answer } = await tokens();
  await redeem(answer.code);
  const { refreshToken } = await tokens();
  await refresh(refreshToken);
  await refresh(refreshToken);
  provider.clock.pass(61_000);
  await refresh(refreshToken);
  const rows = async () => [...(await provider.audit.page(Number.MAX_SAFE_INTEGER, 2))].reverse();
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([
      { action: 'code.reused', app: app.id, subject: expect.stringMatching(/^authorization_/) },
      { action: 'refresh-token.reused', app: app.id, subject: expect.stringMatching(/^authorization_/) },
    ]),
  );
});

it('a sign-in, a wrong code and a wrong PIN are no sign of an attack', async () => {
  const { provider, app, entries, askCode } = await start();
  const { body } = await askCode();
  const code = otherThan(await newestCode(provider));
  await ask(provider, '/api/email/verify/confirm', {
    key: app.key,
    body: { email: EMAIL, code, challenge: body.challenge },
  });
  await signIn(provider, app.key);
  expect(await entries()).toEqual([]);
});

it('an attacker with many addresses adds a hundred entries in an hour, and hides no other action', async () => {
  const clock = createClock();
  const noted: AuditEntry[] = [];
  const { note, settle } = createAnomalies(
    { noteOnce: async (_actor, entry) => void noted.push(entry), hashOf: (text) => `hash of ${text}` },
    clock.now,
    () => {},
  );
  const attack = () => {
    for (let count = 0; count < 500; count += 1)
      note({ action: 'sign-in.limited', hashed: `${count}@example.org`, detail: { limit: 'pair' } });
  };
  attack();
  note({ action: 'passkey.refused', hashed: 'person' });
  await settle();
  expect(noted).toHaveLength(101);
  expect(noted.map(({ detail }) => detail?.isLastOfHour).filter(Boolean)).toHaveLength(1);
  expect(noted.at(-1)?.action).toBe('passkey.refused');
  clock.pass(HOUR);
  attack();
  await settle();
  expect(noted).toHaveLength(201);
});

it('several copies record a sign of an attack once', async () => {
  const { audit, clock } = await startProvider();
  const copies = [1, 2, 3].map(() => createAnomalies(audit, clock.now, () => {}));
  for (const { note } of copies) note({ action: 'pin.limited', hashed: 'person' });
  await Promise.all(copies.map(({ settle }) => settle()));
  const rows = await audit.page(Number.MAX_SAFE_INTEGER, 10);
  expect(rows.filter(({ action }) => action === 'pin.limited')).toHaveLength(1);
});
