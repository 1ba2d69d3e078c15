import { describe, expect, it } from 'vitest';
import { exchange } from './support/code.ts';
import { startOpenId } from './support/open-id.ts';
import { addOther, revoke } from './support/other-client.ts';

/** A client asks again if the answer was lost; a thief may ask in its place. */
describe('a refresh that is repeated within 30 seconds', () => {
  it('opens no more than the first time, and for its client only', async () => {
    const { provider, tokens, refresh } = await startOpenId({ isConfidential: true });
    const { refreshToken } = await tokens();
    const { body: next } = await refresh(refreshToken);
    const other = await addOther(provider);
    const foreign = { grant_type: 'refresh_token', client_id: other.id, refresh_token: refreshToken };
    expect((await exchange(provider, foreign)).body.error).toBe('invalid_grant');
    expect((await refresh(refreshToken, { client_secret: null })).body.error).toBe('invalid_client');
    expect((await refresh(refreshToken, { scope: 'openid personality' })).body.error).toBe('invalid_scope');
    provider.clock.pass(29_999);
    const repeated = await refresh(`${refreshToken}.more`);
    expect(repeated.body.refresh_token).toBe(next.refresh_token);
    expect(repeated.body.scope).toBe(next.scope);
    expect((await refresh(String(next.refresh_token))).status).toBe(200);
  });

  it('does not prolong the time for it', async () => {
    const { provider, tokens, refresh } = await startOpenId();
    const { refreshToken } = await tokens();
    await refresh(refreshToken);
    provider.clock.pass(20_000);
    expect((await refresh(refreshToken)).status).toBe(200);
    provider.clock.pass(10_000);
    expect((await refresh(refreshToken)).body.error).toBe('invalid_grant');
  });

  it('gives nothing once the token is revoked, or its grant has ended', async () => {
    const { provider, app, tokens, refresh } = await startOpenId();
    const { refreshToken } = await tokens();
    await refresh(refreshToken);
    await revoke(provider, { client_id: app.id, token: refreshToken });
    expect((await refresh(refreshToken)).body.error).toBe('invalid_grant');
    const { refreshToken: another } = await tokens();
    await refresh(another);
    await provider.database.query.updateTable('grants').set({ revoked_at: 1 }).execute();
    expect((await refresh(another)).body.error).toBe('invalid_grant');
  });

  it('with another own part ends the family', async () => {
    const { tokens, refresh } = await startOpenId();
    const { refreshToken } = await tokens();
    const { body: next } = await refresh(refreshToken);
    const [family = ''] = refreshToken.split('.');
    expect((await refresh(`${family}.${'A'.repeat(43)}`)).body.error).toBe('invalid_grant');
    expect((await refresh(String(next.refresh_token))).body.error).toBe('invalid_grant');
  });
});
