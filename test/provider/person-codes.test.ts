import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { exchange, startCodeSharer } from './support/code.ts';
import { ORIGIN } from './support/provider.ts';
import { EMAIL } from './support/sign-in.ts';

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

it('a one-time code is dead after the deletion of its person', async () => {
  const { provider, app, code, token, verifier } = await startCodeSharer();
  const given = await code();
  const deleted = await ask(provider, '/api/person/delete', { key: app.key, token, body: {} });
  expect(deleted.body).toEqual({ receiptsKept: 1 });
  const { status, body } = await exchange(provider, {
    client_id: app.id,
    code: given,
    code_verifier: verifier,
  });
  expect([status, body.error]).toEqual([400, 'invalid_grant']);
  expect(await provider.people.find(EMAIL)).toBeNull();
  expect(await provider.database.query.selectFrom('authorizations').selectAll().execute()).toEqual([]);
});
