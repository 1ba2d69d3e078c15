import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { accountCookie } from '../../../provider/api/account-cookie.ts';
import { ACCOUNT_APP } from '../../../provider/apps/app.ts';
import { warmUp } from '../../../provider/built-in-scorer.ts';
import type { Signal } from '../../../provider/facts/signal.ts';
import { createSignals } from '../../../provider/interests/signals.ts';
import { createModules } from '../../../provider/modules.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { CATALOGUE } from '../../../showcase/jobs/interests/catalogue.ts';
import { MAX_SIGNALS } from '../../support/max-signals.ts';
import { addressOf } from '../provider/calls.ts';
import { openProvider, type ProviderSubject, SECRET } from '../provider/provider-subject.ts';

const PUBLIC_URL = 'http://localhost:4174';
const CALLS = 20;
/**
 * Calls for the first person, which are not measured: they let the compiler optimize the code, as in a running
 * provider.
 */
const WARM_CALLS = 150;
/**
 * Delay before call 5: the answer to the Share, or to the person's change, must first cross the network to the host.
 */
const NETWORK_MS = 150;

type Sessions = Awaited<ReturnType<typeof createModules>>['sessions'];

/**
 * Makes a signed-in person with these signals who shared everything, a function that makes call 5 with the board's items,
 * and one that removes a signal at /account.
 */
const createAsker = async (
  provider: ProviderSubject,
  sessions: Sessions,
  index: number,
  signals: readonly Signal[],
) => {
  const challenge = await provider.send(index);
  const code = (await provider.codes()).get(addressOf(index)) ?? '';
  const token = await provider.confirm(index, challenge, code);
  const { id } = await provider.database.query
    .selectFrom('people')
    .select('id')
    .where('address', '=', addressOf(index))
    .executeTakeFirstOrThrow();
  const link = { person_id: id, sealed: '', scope: null, connected_at: Date.now() };
  await provider.database.query
    .insertInto('accounts')
    .values(CONNECTOR_IDS.map((connector) => ({ ...link, connector })))
    .execute();
  const { add } = createSignals(provider.database);
  await provider.database.transaction((trx) => add(trx, id, signals));
  const body = { Info: { confirmations: [{ data: 'Large', tier: true, date: new Date().toISOString() }] } };
  const { accessToken } = await provider.call(index, '/api/getAPIurlMobile', body, token);
  const ask = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const asked = { method: 'POST', headers, body: JSON.stringify({ Input: CATALOGUE }) };
    await (await provider.fetch(new Request('http://localhost/api/inference', asked))).text();
  };
  const own = { appId: ACCOUNT_APP, origin: null };
  const account = await provider.database.transaction((trx) => sessions.begin(trx, id, own));
  const change = async () => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `${accountCookie(PUBLIC_URL).name}=${account.token}`,
    };
    const asked = { method: 'POST', headers, body: JSON.stringify(signals[0]) };
    const answer = await provider.fetch(new Request(`${PUBLIC_URL}/account/api/signals/remove`, asked));
    if (!answer.ok) throw new Error(`The signal was not removed: ${await answer.text()}`);
  };
  return { ask, change };
};

const processorMs = async (call: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * Processor milliseconds of call 5 on SQLite, from request to answer, in a warm provider: the first call after a person's
 * Share, the later ones, and one after the person has removed a signal.
 */
export const timesOfCall5 = async (signals: readonly Signal[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'call-5-'));
  const provider = await openProvider(`file:${join(folder, 'provider.sqlite')}`);
  const modules = await createModules(provider.database, createKeyring([SECRET]), PUBLIC_URL, Date.now);
  await warmUp();
  const [first, again, changed]: [number[], number[], number[]] = [[], [], []];
  const blocks = Math.floor(signals.length / MAX_SIGNALS);
  for (let person = 0; person < blocks; person += 1) {
    const from = person * MAX_SIGNALS;
    const { ask, change } = await createAsker(
      provider,
      modules.sessions,
      person,
      signals.slice(from, from + MAX_SIGNALS),
    );
    await setTimeout(NETWORK_MS);
    if (person === 0) {
      for (let count = 0; count < WARM_CALLS; count += 1) await ask();
      continue;
    }
    first.push(await processorMs(ask));
    for (let count = 0; count < CALLS; count += 1) again.push(await processorMs(ask));
    await change();
    await setTimeout(NETWORK_MS);
    changed.push(await processorMs(ask));
  }
  await provider.close();
  rmSync(folder, { recursive: true });
  return { first, again, changed };
};
