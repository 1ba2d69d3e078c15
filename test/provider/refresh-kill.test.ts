import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { until } from '../support/until.ts';
import { exchange } from './support/code.ts';
import { startOneOfMany } from './support/copies.ts';
import { startOpenId } from './support/open-id.ts';
import { startPostgres } from './support/postgres.ts';
import { fetchFrom } from './support/process.ts';
import { createClock } from './support/provider.ts';
import { parallel } from './support/repeated.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';

const ROUNDS = IS_LONG ? 20 : 2;
const FAMILIES = 4;
const programs = inject('postgresPrograms');

interface Family {
  token: string;
  answered: number;
}

const killDuringRefresh = async (DATABASE_URL: string) => {
  const clock = createClock(Date.now());
  const { provider, app, tokens, refresh, userinfo } = await startOpenId({
    variables: { DATABASE_URL },
    clock,
  });
  const signIn = async (address: string): Promise<Family> => ({
    token: (await tokens({}, { address })).refreshToken,
    answered: 0,
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    // The limit of codes for a client would end the long run.
    await provider.database.query.deleteFrom('attempts').execute();
    const idle = await signIn(`idle-${round}@example.org`);
    const busy = await parallel(FAMILIES, (index) => signIn(`p${round}-${index}@example.org`));
    const copy = await startOneOfMany(DATABASE_URL);
    const refreshOnce = async (family: Family) => {
      const fields = { grant_type: 'refresh_token', client_id: app.id, refresh_token: family.token };
      const { status, body, text } = await exchange(fetchFrom(copy), fields);
      if (status !== 200) throw new Error(`Refused with ${text}`);
      family.token = String(body.refresh_token);
      family.answered += 1;
    };
    const refreshUntilKilled = async (family: Family): Promise<never> => {
      for (;;) await refreshOnce(family);
    };
    await refreshOnce(idle);
    const working = busy.map((family) => refreshUntilKilled(family).catch((error: unknown) => String(error)));
    await until(() => busy.every(({ answered }) => answered > 2), 'some refreshed tokens');
    expect(await copy.end('SIGKILL')).toBe('SIGKILL');
    for (const end of await Promise.all(working)) expect(end).not.toContain('Refused');

    expect((await refresh(idle.token)).status).toBe(200);
    for (const { token } of busy) {
      // The last answer may have been lost after its commit: the token is then used, and its family ends.
      const { status, body } = await refresh(token);
      if (status === 200) expect((await userinfo(String(body.access_token))).status).toBe(200);
      expect((await refresh(token)).body.error).toBe('invalid_grant');
      if (status === 200) expect((await refresh(String(body.refresh_token))).status).toBe(400);
    }
    const { count } = await provider.database.query
      .selectFrom('authorizations')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(round + 1);
  }
};

it(
  'a kill loses no answered refresh token and doubles none, on SQLite',
  () => killDuringRefresh(`file:${join(scratchFolder(), 'provider.sqlite')}`),
  120_000,
);

it.skipIf(programs === '')(
  'a kill loses no answered refresh token and doubles none, on PostgreSQL',
  async () => {
    const postgres = await startPostgres(programs, { isDurable: true });
    onTestFinished(() => postgres.stop());
    await killDuringRefresh(await postgres.database());
  },
  120_000,
);
