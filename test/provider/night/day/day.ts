import { onTestFinished } from 'vitest';
import { CALLBACK, DAY, ORIGIN } from '../../support/provider.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { ACTING } from './acts.ts';
import { createCallers, createLedger } from './callers.ts';
import { createDayClock } from './clock.ts';
import { planFaults } from './faults.ts';
import { openOffice, PUBLIC_URL, SECRETS, startFleet } from './fleet.ts';
import { startHosts } from './hosts.ts';
import { startMailboxes } from './mailbox.ts';
import { type Act, createChance, type Person, planPerson } from './people.ts';
import { CutError, GaveUpError, type HostApp, type Surroundings, visitorOf } from './visitor.ts';

const START = Date.UTC(2026, 10, 22);
/** People at the same time. More would only wait for the processor. */
const AT_ONCE = 48;

interface DayOptions {
  readonly seed: number;
  readonly people: number;
  readonly steps: number;
  readonly databaseUrl: string;
  readonly failDatabase: (() => Promise<void>) | null;
}

export const startDay = async ({ seed, people: count, steps, databaseUrl, failDatabase }: DayOptions) => {
  const folder = scratchFolder();
  const clock = createDayClock(folder, START);
  const ledger = createLedger(clock.now);
  onTestFinished(clock.close);
  const happened = new Map<string, number>();
  const note = (what: string) => void happened.set(what, (happened.get(what) ?? 0) + 1);
  const problems: string[] = [];
  /** Acts that a fault ended: calls that took effect without an answer, and codes that did not arrive. */
  const cuts: string[] = [];

  const [hosts, mailboxes] = [await startHosts(clock.now), await startMailboxes()];
  const office = await openOffice(databaseUrl, SECRETS.morning, clock.now);
  const apps: HostApp[] = [];
  for (const [name, more] of [
    ['Bookshop', {}],
    ['Cinema', { accessDays: 1 }],
  ] as const) {
    const added = await office.actions.add({
      name,
      origins: [ORIGIN, PUBLIC_URL],
      redirects: [CALLBACK],
      purposes: { en: 'Shows what fits you' },
      privacyUrl: `${ORIGIN}/privacy`,
      keepDays: 30,
      contact: 'privacy@shop.example',
      ...more,
    });
    const { secret } = await office.actions.set(added.id, { webhook: hosts.url });
    if (secret !== null) hosts.secrets.push(secret);
    apps.push({ id: added.id, key: added.key });
  }

  const fleet = await startFleet(failDatabase === null ? 1 : 2, {
    databaseUrl,
    clock,
    smtpUrl: mailboxes.url,
  });
  const rotateKey = async () => {
    const [app] = apps;
    if (app !== undefined) app.key = await office.actions.rotate(app.id, 'key', false);
  };
  const chance = createChance(`${seed} faults`);
  const faults = planFaults({ fleet, hosts, mailboxes, failDatabase, rotateKey }, steps, chance);
  const callers = createCallers({ ledger, nextCopy: fleet.next, answered: faults.answered });
  const surroundings: Surroundings = {
    apps,
    callers,
    clock,
    faultsSoFar: faults.soFar,
    ledger,
    mailboxes,
    note,
  };
  const people = Array.from({ length: count }, (_, index) => planPerson(seed, index, count, steps));

  const visit = async (person: Person, acts: readonly Act[]) => {
    const visitor = visitorOf(surroundings, person);
    for (const act of acts) {
      if (person.isDeleted) return;
      try {
        await ACTING[act](visitor);
        note(act);
      } catch (error) {
        const isExplained = error instanceof CutError || error instanceof GaveUpError;
        (isExplained ? cuts : problems).push(`${person.email}, ${act}: ${error}`);
      }
    }
  };

  const run = async () => {
    for (let step = 0; step < steps; step += 1) {
      faults.begin(step);
      const visits = people.flatMap((person) =>
        person.visits.flatMap((each) => (each.step === step ? [() => visit(person, each.acts)] : [])),
      );
      const worker = async () => {
        for (let next = visits.shift(); next !== undefined; next = visits.shift()) await next();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      await faults.end();
      clock.pass(DAY / steps);
    }
  };

  /** Maximum number of acts that the faults can end: one for each fault and each person who is there at the time. */
  const maxCuts = faults.disturbedSteps.reduce((sum, step) => {
    const there = people.filter(({ visits }) => visits.some((each) => each.step === step));
    return sum + Math.min(AT_ONCE, there.length);
  }, 0);
  return { ...surroundings, office, hosts, fleet, faults, people, problems, cuts, maxCuts, happened, run };
};

export type Day = Awaited<ReturnType<typeof startDay>>;
