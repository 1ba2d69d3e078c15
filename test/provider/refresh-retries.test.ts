import { describe, expect, it } from 'vitest';
import { exchange } from './support/code.ts';
import { startOpenId } from './support/open-id.ts';
import { addOther, revoke } from './support/other-client.ts';
import { createClock, fileOf, startProvider } from './support/provider.ts';

/** A client that refreshed once, and the server that was started after it on the same database. */
const startRestarted = async () => {
  const clock = createClock();
  const before = await startOpenId({ clock, isConfidential: true });
  const DATABASE_URL = `file:${fileOf(before.provider)}`;
  const restarted = await startProvider({ clock, variables: { DATABASE_URL } });
  const { refreshToken } = await before.tokens();
  const { body: next } = await before.refresh(refreshToken);
  const { id: client_id, secret: client_secret = '' } = before.app;
  const again = (refresh_token: unknown, more: Readonly<Record<string, string>> = {}) =>
    exchange(restarted, {
      grant_type: 'refresh_token',
      client_id,
      client_secret,
      refresh_token: String(refresh_token),
      ...more,
    });
  return { before, restarted, clock, refreshToken, next, again };
};

/** A server may end between the change in its database and its answer. */
describe('a refresh token that is sent again after a restart', () => {
  it('gives the same next token once; a copy of it ends the family', async () => {
    const { refreshToken, next, again } = await startRestarted();
    expect((await again(refreshToken)).body.refresh_token).toBe(next.refresh_token);
    expect((await again(refreshToken)).body.error).toBe('invalid_grant');
    expect((await again(next.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('gives one next token, even if it is sent many times at the same moment', async () => {
    const { refreshToken, again } = await startRestarted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(refreshToken)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('opens no more than the first time, and for its client only', async () => {
    const { before, restarted, refreshToken, next, again } = await startRestarted();
    const other = await addOther(before.provider);
    const foreign = { grant_type: 'refresh_token', client_id: other.id, refresh_token: refreshToken };
    expect((await exchange(restarted, foreign)).body.error).toBe('invalid_grant');
    expect((await again(refreshToken, { client_secret: 'guessed' })).body.error).toBe('invalid_client');
    expect((await again(refreshToken, { scope: 'openid personality' })).body.error).toBe('invalid_scope');
    const repeated = await again(`${refreshToken}.more`);
    expect(repeated.body.refresh_token).toBe(next.refresh_token);
    expect(repeated.body.scope).toBe(next.scope);
    expect((await again(next.refresh_token)).status).toBe(200);
  });

  it('ends the family 30 seconds later, and once the next token was used', async () => {
    const late = await startRestarted();
    late.clock.pass(30_000);
    expect((await late.again(late.refreshToken)).body.error).toBe('invalid_grant');
    expect((await late.again(late.next.refresh_token)).body.error).toBe('invalid_grant');
    const used = await startRestarted();
    const { body: newest } = await used.again(used.next.refresh_token);
    expect((await used.again(used.refreshToken)).body.error).toBe('invalid_grant');
    expect((await used.again(newest.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('gives nothing once it is revoked, or its grant has ended', async () => {
    const revoked = await startRestarted();
    await revoke(revoked.restarted, {
      client_id: revoked.before.app.id,
      client_secret: revoked.before.app.secret ?? '',
      token: revoked.refreshToken,
    });
    expect((await revoked.again(revoked.refreshToken)).body.error).toBe('invalid_grant');
    const ended = await startRestarted();
    await ended.restarted.database.query.updateTable('grants').set({ revoked_at: 1 }).execute();
    expect((await ended.again(ended.refreshToken)).body.error).toBe('invalid_grant');
  });

  it('with another own part ends the family', async () => {
    const { refreshToken, next, again } = await startRestarted();
    const [family = ''] = refreshToken.split('.');
    expect((await again(`${family}.${'A'.repeat(43)}`)).body.error).toBe('invalid_grant');
    expect((await again(next.refresh_token)).body.error).toBe('invalid_grant');
  });
});
