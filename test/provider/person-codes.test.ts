import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { startCodeSharer } from './support/code.ts';
import { ORIGIN } from './support/provider.ts';

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
