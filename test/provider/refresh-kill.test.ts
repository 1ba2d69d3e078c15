import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { signInOf } from '../../provider/consent/authorizations.ts';
import { required, until } from '../support/until.ts';
import { exchange } from './support/code.ts';
import { inTurn, startCopies, startOneOfMany } from './support/copies.ts';
import { CHALLENGE, startOpenId } from './support/open-id.ts';
import { startPostgres } from './support/postgres.ts';
import { fetchFrom, PATIENT } from './support/process.ts';
import { createClock, ORIGIN } from './support/provider.ts';
import { parallel } from './support/repeated.ts';
import { IS_LONG } from './support/rounds.ts';
import { scratchFolder } from './support/scratch.ts';
import { textOf } from './support/sign-in.ts';

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
      // The last answer may have been lost after its commit: it comes again.
      const { body } = await refresh(token);
      expect((await userinfo(String(body.access_token))).status).toBe(200);
      expect((await refresh(token)).body.refresh_token).toBe(body.refresh_token);
    }
    const { count } = await provider.database.query
      .selectFrom('authorizations')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe((round + 1) * (FAMILIES + 1));
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

/** As many sign-ins of one person: only their tokens are of interest. */
const signInOften = async (DATABASE_URL: string, count: number) => {
  const clock = createClock(Date.now());
  const { provider, app, tokens, redeem } = await startOpenId({ variables: { DATABASE_URL }, clock });
  await tokens();
  const [first] = await provider.rows('authorizations');
  const { grant_id, subject, scope } = required(first, 'a sign-in');
  const given = { appId: app.id, grantId: grant_id, subject, scope: scope.split(' '), origin: ORIGIN };
  const signIn = signInOf(required(first, 'a sign-in'));
  const refreshTokens: string[] = [];
  while (refreshTokens.length < count) {
    const code = await provider.authorizations.issue({ ...given, challenge: CHALLENGE, signIn });
    refreshTokens.push(textOf(await redeem(code), 'refresh_token'));
  }
  return { provider, appId: app.id, refreshTokens };
};

it.skipIf(programs === '')(
  'refresh tokens that are sent twice over three copies on PostgreSQL, with kills in between, end no sign-in',
  async () => {
    const postgres = await startPostgres(programs);
    onTestFinished(() => postgres.stop());
    const url = await postgres.database();
    const { provider, appId, refreshTokens } = await signInOften(url, IS_LONG ? 1_000 : 100);
    const copies = await startCopies(3, url);
    const { fetch } = inTurn(copies);
    /** Sends it until there is an answer: a kill closes the connection. */
    const nextOf = async (token: string): Promise<string> => {
      const fields = { grant_type: 'refresh_token', client_id: appId, refresh_token: token };
      const answer = await exchange({ fetch }, fields).catch(() => null);
      return answer === null ? nextOf(token) : `${answer.status} ${answer.body.refresh_token}`;
    };
    const waiting = [...refreshTokens];
    const answered: string[] = [];
    const sendTwice = async (): Promise<void> => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
        const sent = token;
        const [one = '', other] = await parallel(2, () => nextOf(sent));
        expect(one).toMatch(/^200 [\w-]{43}\.[\w-]{43}$/);
        expect(other).toBe(one);
        answered.push(one);
      }
    };
    let kills = 0;
    const killInTurn = async (): Promise<void> => {
      for (; waiting.length > 0; kills += 1) {
        const place = kills % copies.length;
        expect(await copies[place]?.end('SIGKILL')).toBe('SIGKILL');
        copies[place] = await startOneOfMany(url);
      }
    };
    await Promise.all([killInTurn(), parallel(20, sendTwice)]);
    expect(kills).toBeGreaterThan(0);
    expect(new Set(answered).size).toBe(refreshTokens.length);
    const ended = (await provider.rows('authorizations')).filter(({ ended_at }) => ended_at !== null);
    expect(ended).toEqual([]);
  },
  PATIENT.timeout,
);
