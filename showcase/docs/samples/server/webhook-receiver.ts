import { InvalidWebhookError, verifyWebhook, type WebhookEvent } from 'data-connect/server';

/** Runs one statement in the transaction and returns its rows. */
type Sql = (statement: string, ...values: readonly (string | number)[]) => Promise<readonly unknown[]>;

interface Options {
  /** `whsec_…`, from your configuration. */
  readonly secret: string;
  /** Runs `work` in one transaction of your database, and undoes all of it if it rejects. */
  readonly transaction: (work: (sql: Sql) => Promise<void>) => Promise<void>;
}

/** SQLite and PostgreSQL. `interests` is your copy of what people shared; `to_fetch` a queue of yours. */
export const TABLES = [
  'create table seen_events (id text primary key, seen_at bigint not null)',
  'create table ended (id text primary key)',
  'create table to_fetch (subject text primary key)',
  'create table interests (subject text not null, grant_id text not null, scores text not null)',
  'create table sessions (id text primary key, subject text not null)',
];

const apply = async (sql: Sql, { type, subject, grant }: WebhookEvent) => {
  switch (type) {
    case 'grant.given':
    case 'reading.done':
      // Fetching takes too long for this answer, so it is queued. A late event about an ended grant or a deleted person
      // is ignored.
      await sql(
        `insert into to_fetch (subject) select cast($1 as text)
          where not exists (select 1 from ended where id in ($1, $2)) on conflict do nothing`,
        subject,
        grant ?? subject,
      );
      break;
    case 'grant.withdrawn':
    case 'grant.expired':
    case 'grant.replaced':
      if (grant === null) break;
      // An ended grant never becomes valid again.
      await sql('insert into ended (id) values ($1) on conflict do nothing', grant);
      await sql('delete from interests where grant_id = $1', grant);
      break;
    case 'session.ended':
      await sql('delete from sessions where subject = $1', subject);
      break;
    case 'person.deleted':
      // A person who comes back has another id.
      await sql('insert into ended (id) values ($1) on conflict do nothing', subject);
      for (const table of ['interests', 'sessions', 'to_fetch'])
        await sql(`delete from ${table} where subject = $1`, subject);
  }
};

/** Answers the provider at your `--webhook` address. */
export const receive = async (request: Request, { secret, transaction }: Options): Promise<Response> => {
  // The unchanged text, because the signature covers its bytes.
  const body = await request.text();
  const event = await verifyWebhook(body, request.headers, { secret }).catch((error: unknown) => {
    if (error instanceof InvalidWebhookError) return null;
    throw error;
  });
  if (event === null) return new Response(null, { status: 400 });
  // One transaction stores the id and the effect: after a crash, the next delivery finds both or neither.
  await transaction(async (sql) => {
    const insert =
      'insert into seen_events (id, seen_at) values ($1, $2) on conflict do nothing returning id';
    const isFirst = (await sql(insert, event.id, Date.now())).length === 1;
    if (isFirst) await apply(sql, event);
  });
  return new Response(null, { status: 204 });
};
