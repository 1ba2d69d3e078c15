import { compactVerify, decodeJwt } from 'jose';
import { sql } from 'kysely';
import { digest } from '../../../../provider/secrets/keyring.ts';
import { fieldsOf } from '../../../../widget/domain/fields.ts';
import { expectedOf, labelsOf } from '../../support/choices.ts';
import { keySet } from '../../support/share.ts';
import type { Entry } from './callers.ts';
import type { Day } from './day.ts';
import { CINEMA, type Given, type Person } from './people.ts';

const PLAIN = ['output', 'reasons', 'withheld', 'status', 'missing', 'why', 'note'];
const PARTS: Readonly<Record<string, string>> = { traits: 'traits', traitResult: 'traits', topics: 'topics' };

const beyond = (text: string, { choice }: Given): readonly string[] => {
  const { items, parts } = expectedOf(choice);
  const result = fieldsOf(fieldsOf(JSON.parse(text)).InferenceResult);
  const scores = fieldsOf(result.output).output;
  const found: string[] = [];
  if (!Array.isArray(scores) || scores.length > items) found.push('more scores');
  for (const name of Object.keys(result)) {
    const part = PARTS[name];
    if (part === undefined ? !PLAIN.includes(name) : !parts.includes(part)) found.push(name);
  }
  const { reasons } = result;
  const hasReason = Array.isArray(reasons) && reasons.some((each) => each.length > 0);
  if (hasReason && !parts.includes('reasons')) found.push('reasons');
  return found;
};

/**
 * Checks every answer of the day: its content is within the grant, the grant had not ended, and the provider did not
 * fail.
 */
const checkAnswers = ({ ledger, people, problems, note }: Day): void => {
  const givenOf = new Map(people.flatMap(({ given }) => given.map((each) => [each.token, each] as const)));
  const endOf = new Map(
    people.flatMap(({ endedSessions }) => endedSessions.map(({ token, tick }) => [token, tick] as const)),
  );
  let sessions = 0;

  const checkOpened = ({ began, at, token, text, who }: Entry) => {
    const given = givenOf.get(token ?? '');
    if (given === undefined || token === null) return problems.push(`${who}: an unknown token was answered`);
    for (const each of beyond(text ?? '', given)) problems.push(`${who}: an answer has ${each}`);
    if (began > (given.over?.tick ?? Number.POSITIVE_INFINITY))
      problems.push(`${who}: an ended grant was answered`);
    if (at / 1_000 > Number(decodeJwt(token).exp) + 60)
      problems.push(`${who}: an expired token was answered`);
    note('answers of call 5 read byte by byte');
  };

  for (const entry of ledger.entries) {
    const { began, call, status, token, who } = entry;
    note('answers checked');
    if (status >= 500 && status !== 503) problems.push(`${who}: ${call} answered ${status}`);
    if (status !== 200) continue;
    if (call === 'POST /api/inference') checkOpened(entry);
    if (call === 'POST /api/email/verify/confirm') sessions += 1;
    if (began > (endOf.get(token ?? '') ?? Number.POSITIVE_INFINITY))
      problems.push(`${who}: ${call} was answered after the session's end`);
  }
  const used = people.reduce((sum, { usedCodes }) => sum + usedCodes, 0);
  if (sessions !== used) problems.push(`${used} codes opened ${sessions} sessions`);
};

const scopeOf = ({ choice }: Given): string => {
  const ids = labelsOf(choice).map(({ data }) => data.toLowerCase());
  const topics = choice.tier === 'Large' ? ['traits'] : [];
  return [...new Set([...ids, ...topics])].sort().join(' ');
};

const groupedBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
};

const recordOf = (jws: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString());

const checkRows = async (day: Day): Promise<void> => {
  const { office, people, problems, callers, clock, note } = day;
  const { query } = office.database;
  const rows = {
    people: groupedBy(await query.selectFrom('people').selectAll().execute(), ({ address }) => address),
    grants: groupedBy(await query.selectFrom('grants').selectAll().execute(), ({ person_id }) => person_id),
    receipts: groupedBy(await query.selectFrom('receipts').selectAll().execute(), ({ grant_id }) => grant_id),
    asked: groupedBy(await query.selectFrom('asked_items').selectAll().execute(), ({ holder }) => holder),
  };
  const sessions = new Set(
    (await query.selectFrom('sessions').select('token_hash').execute()).map(({ token_hash }) => token_hash),
  );
  const keys = await keySet({ fetch: callers('evening', '192.0.2.9').fetch }, 'receipt-keys');

  const checkReceipt = async ({ id, receipt }: Given, { email, isDeleted }: Person) => {
    const [row, ...more] = rows.receipts.get(id) ?? [];
    if (row === undefined || more.length > 0)
      return problems.push(`${email}: a grant has ${more.length + (row ? 1 : 0)} receipts`);
    await compactVerify(row.jws, keys).catch(() => problems.push(`${email}: a receipt is not signed`));
    await compactVerify(receipt, keys).catch(() =>
      problems.push(`${email}: an answered receipt is not signed`),
    );
    const record = recordOf(row.jws);
    if (record.recordId !== recordOf(receipt).recordId) problems.push(`${email}: another receipt is kept`);
    if (isDeleted && (row.person_id !== null || 'piiPrincipalId' in record || row.jws.includes(email)))
      problems.push(`${email}: the receipt of a deleted person names them`);
    note('receipts verified');
  };

  for (const person of people) {
    const { email, given, isDeleted } = person;
    const wrong = (what: string) => void problems.push(`${email}: ${what}`);
    for (const each of given) await checkReceipt(each, person);
    for (const { token } of person.endedSessions)
      if (sessions.has(digest(token))) wrong('an ended session is kept');
    const [row, ...more] = rows.people.get(email) ?? [];
    if (isDeleted) {
      if (row !== undefined) wrong('a deleted person is kept');
      continue;
    }
    if (row === undefined || more.length > 0) {
      if (person.usedCodes > 0) wrong(`${more.length + (row ? 1 : 0)} people have the address`);
      continue;
    }
    if (person.token !== null && !sessions.has(digest(person.token))) wrong('an answered session is lost');
    const grants = rows.grants.get(row.id) ?? [];
    if (grants.length !== given.length)
      wrong(`${given.length} grants were answered, ${grants.length} are kept`);
    const standing = grants.filter(({ revoked_at, ends_at }) => revoked_at === null && ends_at > clock.now());
    if (standing.length > 1) wrong(`${standing.length} grants stand`);
    for (const each of given) {
      const kept = grants.find(({ id }) => id === each.id);
      if (kept === undefined) {
        wrong('an answered grant is lost');
        continue;
      }
      if (kept.scope.split(' ').sort().join(' ') !== scopeOf(each)) wrong(`the grant opens ${kept.scope}`);
      if ((kept.revoked_at !== null) !== (each.over !== null))
        wrong('the end of a grant is lost, or invented');
      const asked = (rows.asked.get(each.id) ?? []).length;
      if (asked !== each.asked || asked > expectedOf(each.choice).items)
        wrong(`${each.asked} items were answered, ${asked} are counted`);
      note('grants found again');
    }
  }
};

const checkEvents = ({ hosts, people, problems, happened }: Day): void => {
  for (const each of hosts.wrong) problems.push(`A delivery is wrong: ${each}`);
  const placeOf = new Map<string, number>();
  const lastOf = new Map<string, number>();
  const seen = new Set<string>();
  for (const [place, { id, type, grant, subject }] of hosts.acknowledged.entries()) {
    // At least once: only the first delivery counts for the order.
    if (seen.has(id)) continue;
    seen.add(id);
    placeOf.set(`${type} ${grant ?? subject}`, place);
    lastOf.set(subject, place);
  }
  happened.set('events delivered', seen.size);
  happened.set('events delivered again', hosts.acknowledged.length - seen.size);
  for (const { app, email, given, isDeleted } of people) {
    let last = -1;
    const require = (type: string, of: string) => {
      const place = placeOf.get(`${type} ${of}`);
      if (place === undefined) return problems.push(`${email}: the host was not notified of ${type}`);
      if (place < last) problems.push(`${email}: the host was notified of ${type} too early`);
      last = place;
    };
    for (const { id, over } of given) {
      require('grant.given', id);
      if (over?.why === 'withdrawn') require('grant.withdrawn', id);
      if (over?.why === 'replaced') require('grant.replaced', id);
      if (over === null && app === CINEMA) require('grant.expired', id);
    }
    const [first] = given;
    if (!isDeleted || first === undefined) continue;
    require('person.deleted', first.subject);
    if (lastOf.get(first.subject) !== last)
      problems.push(`${email}: the host was notified again after the deletion`);
  }
};

const WORDS = /[\w@.+-]+/g;

const opened = (text: string): string => {
  const [, payload, signature, ...more] = text.split('.');
  return payload === undefined || signature === undefined || more.length > 0
    ? text
    : `${text} ${Buffer.from(payload, 'base64url')}`;
};

const checkDeleted = async (day: Day): Promise<void> => {
  const deleted = day.people.filter(({ isDeleted }) => isDeleted);
  const traces = new Map(
    deleted.flatMap(({ email, given }) => [
      [email, email] as const,
      ...given.map(({ subject }) => [subject, email] as const),
    ]),
  );
  for (const { name: table } of await day.office.database.query.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      day.office.database.query,
    );
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string') continue;
        for (const [word] of opened(value).matchAll(WORDS)) {
          const email = traces.get(word);
          if (email !== undefined) day.problems.push(`${email} was deleted and stands in ${table}.${column}`);
        }
      }
    }
    day.note('tables read for deleted people');
  }
};

export const checkDay = async (day: Day): Promise<void> => {
  checkAnswers(day);
  await checkRows(day);
  checkEvents(day);
  await checkDeleted(day);
};
