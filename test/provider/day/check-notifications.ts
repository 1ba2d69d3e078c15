import type { AuditRow } from '../../../provider/operations/audit.ts';
import type { Day } from './day.ts';
import { CINEMA } from './people.ts';

/** Hosts were notified of each grant's beginning and end and of each deletion, in the order in which they happened. */
export const checkEvents = ({ hosts, people, problems, happened }: Day): void => {
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

export const auditOf = async ({ office }: Pick<Day, 'office'>): Promise<readonly AuditRow[]> => {
  const rows: AuditRow[] = [];
  for await (const row of office.modules.audit.all()) rows.push(row);
  return rows.reverse();
};

const count = (rows: readonly AuditRow[], name: string) =>
  rows.filter(({ action }) => action === name).length;

/**
 * The audit log has everything that operators, hosts and people did, in order, and no row can be changed.
 * @param earlier the log before the first visit
 */
export const checkAudit = async (day: Day, earlier: readonly AuditRow[]): Promise<void> => {
  const { office, people, problems, happened, faults } = day;
  const rows = await auditOf(day);
  happened.set('audit entries', rows.length);
  const wrong = (what: string) => void problems.push(`The audit log ${what}`);
  if (JSON.stringify(rows.slice(0, earlier.length)) !== JSON.stringify(earlier))
    wrong('changed during the day');
  if (rows.some(({ seq }, place) => seq <= (rows[place - 1]?.seq ?? 0))) wrong('is not in order');
  const deletions = people.filter(({ isDeleted }) => isDeleted).length;
  const expected = {
    'app.added': day.apps.length,
    'webhook.set': day.apps.length,
    'key.rotated': faults.happened().get('application keys rotated') ?? 0,
    'person.deleted': deletions,
  };
  for (const [action, number] of Object.entries(expected))
    if (count(rows, action) !== number) wrong(`has ${count(rows, action)} of ${number} ${action}`);
  if (count(rows, 'provider.keys-added') < 2) wrong('does not have the rotation of the secret');
  const subjects = rows.flatMap(({ action, subject }) => (action === 'person.deleted' ? [subject] : []));
  if (new Set(subjects).size !== deletions) wrong('has a deletion twice');
  const { query } = office.database;
  for (const change of [
    query.updateTable('audit').set({ actor: 'nobody' }),
    query.deleteFrom('audit').where('action', '=', 'app.added'),
  ])
    if (
      await change.execute().then(
        () => true,
        () => false,
      )
    )
      wrong('can be changed');
};
