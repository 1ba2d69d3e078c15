import { describe, expect, it } from 'vitest';
import { answerAt, createBrowser, locationOf, RETURN, silentIn, startOpenId } from './support/open-id.ts';

const sessionsOf = ({ provider }: Awaited<ReturnType<typeof startOpenId>>) =>
  provider.database.query.selectFrom('sessions').selectAll().execute();

describe('the sign-out', () => {
  it('by the ID token of another person ends no session of this browser', async () => {
    const started = await startOpenId();
    const own = await started.tokens();
    const other = await started.tokens({}, { address: 'bo@example.org' });
    await own.browser.go(`/end_session?id_token_hint=${other.redeemed.body.id_token}`);
    expect(await sessionsOf(started)).toHaveLength(2);
    expect(await silentIn(started, own.browser)).toMatchObject({ code: expect.any(String) });
  });

  it('leads on from a form to the same address, which ends the session', async () => {
    const started = await startOpenId();
    const { browser, redeemed } = await started.tokens();
    const fields = { id_token_hint: String(redeemed.body.id_token), state: 'x' };
    const asked = (body: string) => ({
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const answer = await createBrowser(started.provider).go(
      '/end_session',
      asked(String(new URLSearchParams(fields))),
    );
    expect(answer.status).toBe(303);
    expect(answerAt(locationOf(answer))).toEqual(fields);
    expect(await sessionsOf(started)).toHaveLength(1);
    expect((await browser.go(locationOf(answer))).status).toBe(200);
    expect(await sessionsOf(started)).toEqual([]);
    const long = await browser.go('/end_session', asked(`state=${'x'.repeat(8_000)}`));
    expect([long.status, locationOf(long)]).toEqual([400, '']);
  });

  it('refuses an address with a control character', async () => {
    const started = await startOpenId();
    const { browser, redeemed } = await started.tokens();
    const fields = {
      id_token_hint: String(redeemed.body.id_token),
      post_logout_redirect_uri: `${RETURN}\u0000`,
    };
    const answer = await browser.go(`/end_session?${new URLSearchParams(fields)}`);
    expect([answer.status, locationOf(answer)]).toEqual([400, '']);
  });
});
