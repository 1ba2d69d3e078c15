import Sqlite from 'libsql';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { erasePerson } from '../../provider/api/person.ts';
import { receive, TABLES } from '../../showcase/docs/samples/server/webhook-receiver.ts';
import { required, soon } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

type Transaction = Parameters<typeof receive>[1]['transaction'];
type Sql = Parameters<Parameters<Transaction>[0]>[0];

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const LATER = 'insert into interests (subject, grant_id, scores) values ($1, $2, $3)';

const openSqlite = (): Sql => {
  const database = new Sqlite(':memory:');
  onTestFinished(() => void database.close());
  return async (statement, ...values) => {
    const prepared = database.prepare(statement);
    if (prepared.reader) return prepared.all([...values]);
    prepared.run([...values]);
    return [];
  };
};

const startHost = async (sql: Sql) => {
  for (const statement of TABLES) await sql(statement);
  let last: Promise<unknown> = Promise.resolve();
  const transaction: Transaction = (work) => {
    const ran = last.then(async () => {
      await sql('begin');
      try {
        await work(sql);
      } catch (error) {
        await sql('rollback');
        throw error;
      }
      await sql('commit');
    });
    last = ran.catch(() => {});
    return ran;
  };
  const rowsOf = async (table: string) =>
    (await sql(`select * from ${table}`)).map((row) => ({ ...Object(row) }));
  const post = (secret: string, body: string, headers: Record<string, string>) =>
    receive(new Request('https://shop.example/hooks', { method: 'POST', body, headers }), {
      secret,
      transaction,
    });
  const deliver = async (id: string, type: string, data: Record<string, string>) => {
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': new Webhook(SECRET).sign(id, new Date(), body),
    };
    return (await post(SECRET, body, headers)).status;
  };
  return { sql, transaction, rowsOf, post, deliver };
};

it('the sample of a webhook receiver applies an event that comes twice, even at the same time, once', async () => {
  const { sql, deliver, rowsOf } = await startHost(openSqlite());
  const deliverOne = () => deliver('event_1', 'grant.given', { sub: 'ada', grant: 'grant_1' });
  expect(await Promise.all([deliverOne(), deliverOne()])).toEqual([204, 204]);
  expect(await rowsOf('to_fetch')).toEqual([{ subject: 'ada' }]);
  await sql('delete from to_fetch');
  expect(await deliverOne()).toBe(204);
  expect(await rowsOf('to_fetch')).toEqual([]);
});

it('the sample of a webhook receiver keeps no id of an event whose effect failed, so that the next try counts', async () => {
  const { sql, deliver, rowsOf } = await startHost(openSqlite());
  await sql('alter table to_fetch rename to away');
  const deliverOne = () => deliver('event_1', 'reading.done', { sub: 'ada' });
  await expect(deliverOne()).rejects.toThrow('to_fetch');
  expect(await rowsOf('seen_events')).toEqual([]);
  await sql('alter table away rename to to_fetch');
  expect(await deliverOne()).toBe(204);
  expect(await rowsOf('to_fetch')).toEqual([{ subject: 'ada' }]);
});

it('the sample of a webhook receiver deletes what a provider says that people took back', async () => {
  const provider = await startProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: provider.clock.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { sql, post, rowsOf } = await startHost(openSqlite());
  const receiver = await startReceiver(async ({ body, headers }) => {
    const named = Object.entries(headers).filter(([name]) => name.startsWith('webhook-'));
    const { status } = await post(
      secret,
      body,
      Object.fromEntries(named.map(([key, value]) => [key, String(value)])),
    );
    // The host did the work, and its answer never arrived.
    return receiver.got.length === 1 ? 500 : status;
  });
  const app = await provider.addApp();
  const secret = required(await provider.targets.set(app.id, receiver.url), 'the secret');
  const { share, grants, token } = await startSharing(provider, app.key);
  await share();
  // The time of the next try is computed after the answer.
  const event = () =>
    provider.database.query.selectFrom('webhook_events').select(['tries', 'leased_until']).execute();
  await soon(async () => expect(await event()).toEqual([{ tries: 1, leased_until: 0 }]));
  provider.clock.pass(5_000);
  await soon(() => expect(receiver.got).toHaveLength(2));
  const [{ subject }] = await rowsOf('to_fetch');
  const [grant] = await grants();
  await sql(LATER, subject, grant.id, '[]');
  await ask(provider, `/api/grants/${grant.id}`, { key: app.key, token, method: 'DELETE' });
  await soon(async () => expect(await rowsOf('interests')).toEqual([]));
  await sql(LATER, subject, 'grant_other', '[]');
  await erasePerson(provider, required(await provider.people.find(EMAIL), 'the person'));
  await soon(async () => expect([await rowsOf('interests'), await rowsOf('to_fetch')]).toEqual([[], []]));
  const ids = (await rowsOf('seen_events')).map(({ id }) => id);
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(ids));
});
