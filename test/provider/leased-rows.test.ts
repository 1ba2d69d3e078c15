import { expect, it } from 'vitest';
import { createLeasedRows } from '../../provider/database/leased-rows.ts';
import { required } from '../support/until.ts';
import { startProvider } from './support/provider.ts';

const LEASE_MS = 60_000;

/** One due row of work, and two copies that look for it. */
const startCopies = async () => {
  const { database, clock } = await startProvider();
  const times = { due_at: clock.now(), expires_at: clock.now() + 86_400_000, tries: 0, leased_until: 0 };
  const row = { id: 'row', connector: 'github', sealed: 'first', ...times } as const;
  await database.query.insertInto('revocations').values(row).execute();
  const [one, other] = [1, 2].map(() =>
    createLeasedRows(
      database,
      { table: 'revocations', key: ['id'], columns: ['sealed'], leaseMs: LEASE_MS, backoffS: [10, 60] },
      clock.now,
    ),
  );
  const read = () =>
    database.query.selectFrom('revocations').select(['sealed', 'tries', 'leased_until']).execute();
  return { clock, one: required(one, 'a copy'), other: required(other, 'a copy'), read };
};

it('waiting work is leased to one copy, and to another one after the lease ended unfinished', async () => {
  const { clock, one, other } = await startCopies();
  const taken = await Promise.all([one.take(), other.take()]);
  expect(taken.filter(Boolean)).toMatchObject([{ key: { id: 'row' }, tries: 1 }]);
  expect(await other.take()).toBe(null);
  clock.pass(LEASE_MS);
  expect(await other.take()).toMatchObject({ key: { id: 'row' }, tries: 2 });
});

it('a copy without its lease writes only an irreversible outcome', async () => {
  const { clock, one, other, read } = await startCopies();
  const lost = required(await one.take(), 'a lease');
  clock.pass(LEASE_MS);
  const held = required(await other.take(), 'a lease');
  expect(await one.renew(lost, { tries: 1 })).toBe(null);
  expect(await one.finish(lost, { sealed: 'lost' })).toBe(false);
  expect(await one.fail(lost, clock.now())).toBe(false);
  expect(await one.release(lost)).toBe(false);
  expect(await read()).toEqual([{ sealed: 'first', tries: 2, leased_until: held.until }]);
  await one.record(lost, null);
  expect(await read()).toEqual([]);
});

it('a copy goes on under a renewed lease, and no longer under the previous one', async () => {
  const { clock, one, other, read } = await startCopies();
  const lease = required(await one.take(), 'a lease');
  clock.pass(LEASE_MS - 1);
  const renewed = required(await one.renew(lease, { tries: 1, sealed: 'second' }), 'a lease');
  clock.pass(1);
  expect(await other.take()).toBe(null);
  expect(await one.finish(lease, { sealed: 'third' })).toBe(false);
  expect(await one.finish(renewed, { sealed: 'fourth' })).toBe(true);
  expect(await read()).toEqual([{ sealed: 'fourth', tries: 1, leased_until: 0 }]);
});

it('waiting work waits longer after each failure, and counts no try for a copy that stops', async () => {
  const { clock, one } = await startCopies();
  const waits = [];
  for (let tries = 1; tries <= 3; tries += 1) {
    await one.release(required(await one.take(), 'a lease'));
    const lease = required(await one.take(), 'a lease');
    expect(lease.tries).toBe(tries);
    const waitMs = one.nextTry(lease) - clock.now();
    waits.push(waitMs);
    await one.fail(lease, one.nextTry(lease));
    clock.pass(waitMs - 1);
    expect(await one.take()).toBe(null);
    clock.pass(1);
  }
  expect(waits).toEqual([10_000, 60_000, 60_000]);
});
