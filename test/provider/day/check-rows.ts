import { compactVerify } from 'jose';
import { digest } from '../../../provider/secrets/keyring.ts';
import { expectedOf, labelsOf } from '../support/choices.ts';
import { keySet } from '../support/share.ts';
import type { Day } from './day.ts';
import type { Given, Person } from './people.ts';

/** The ids that a choice stores as the scope of a grant. */
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

/** Compares the rows with the answers of 2xx: each answered change is stored, and stored once. */
export const checkRows = async (day: Day): Promise<void> => {
  const { office, people, problems, callers, clock, note } = day;
  const { query } = office.database;
  const rows = {
    people: groupedBy(await query.selectFrom('people').selectAll().execute(), ({ address }) => address),
    grants: groupedBy(await query.selectFrom('grants').selectAll().execute(), ({ person_id }) => person_id),
    receipts: groupedBy(await query.selectFrom('receipts').selectAll().execute(), ({ grant_id }) => grant_id),
    asked: groupedBy(await query.selectFrom('asked_items').selectAll().execute(), ({ holder }) => holder),
    accounts: groupedBy(
      await query.selectFrom('accounts').selectAll().execute(),
      ({ person_id }) => person_id,
    ),
    passkeys: groupedBy(
      await query.selectFrom('passkeys').selectAll().execute(),
      ({ person_id }) => person_id,
    ),
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
      if (person.usedCodes.length > 0) wrong(`${more.length + (row ? 1 : 0)} people have the address`);
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
    const accounts = new Set<string>((rows.accounts.get(row.id) ?? []).map(({ connector }) => connector));
    for (const each of person.connected) if (!accounts.has(each)) wrong(`${each} is not connected any more`);
    if (person.pin !== null && row.pin_hash === null) wrong('the PIN is lost');
    const passkeys = new Set((rows.passkeys.get(row.id) ?? []).map(({ credential_id }) => credential_id));
    for (const each of person.passkeys) if (!passkeys.has(each)) wrong('a passkey is lost');
  }
};
