import { setTimeout as pause } from 'node:timers/promises';
import { type Fleet, SECRETS } from './fleet.ts';
import type { Hosts } from './hosts.ts';
import type { Mailboxes } from './mailbox.ts';
import type { Chance } from './people.ts';

const MAIL_AWAY_MS = 3_000;
const MAX_BEFORE = 12;

interface FaultTargets {
  readonly fleet: Fleet;
  readonly hosts: Hosts;
  readonly mailboxes: Mailboxes;
  readonly failDatabase: (() => Promise<void>) | null;
  readonly rotateKey: () => Promise<void>;
}

interface Fault {
  readonly name: string;
  readonly at: number;
  /** `calls`: connections end, so a call may take effect without an answer. `mails`: codes arrive late. */
  readonly disturbs?: 'calls' | 'mails';
  readonly happen: () => Promise<unknown> | unknown;
}

const faultsOf = ({ fleet, hosts, mailboxes, failDatabase, rotateKey }: FaultTargets): Fault[] => {
  const mailAway = async () => {
    mailboxes.setAway(true);
    await pause(MAIL_AWAY_MS);
    mailboxes.setAway(false);
  };
  return [
    { name: 'copies killed', at: 0.1, disturbs: 'calls', happen: fleet.kill },
    { name: 'mail outages', at: 0.2, disturbs: 'mails', happen: mailAway },
    { name: 'copies killed', at: 0.38, disturbs: 'calls', happen: fleet.kill },
    { name: 'rotations begun', at: 0.48, happen: () => fleet.replaceAll(SECRETS.both) },
    { name: 'host outages', at: 0.6, happen: () => hosts.setAway(true) },
    { name: 'rotations finished', at: 0.64, happen: () => fleet.replaceAll(SECRETS.evening) },
    { name: 'hosts back', at: 0.72, happen: () => hosts.setAway(false) },
    { name: 'application keys rotated', at: 0.75, happen: rotateKey },
    { name: 'mail outages', at: 0.84, disturbs: 'mails', happen: mailAway },
    { name: 'kills of all copies at once', at: 0.88, disturbs: 'calls', happen: fleet.killAll },
    ...(failDatabase === null ? [] : [0.3, 0.78]).map((at) => ({
      name: 'database failures',
      at,
      disturbs: 'calls' as const,
      happen: () => failDatabase?.(),
    })),
  ];
};

export const planFaults = (targets: FaultTargets, steps: number, chance: Chance) => {
  const planned = faultsOf(targets).map((fault) => ({
    ...fault,
    step: Math.floor(fault.at * steps),
    before: 1 + chance.below(MAX_BEFORE),
  }));
  const happened = new Map<string, number>();
  let due: typeof planned = [];
  let answers = 0;
  let turns = 0;
  let running: Promise<unknown> = Promise.resolve();

  const start = (fault: (typeof planned)[number]) => {
    happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1);
    // One after the other: only one thing fails at a time, apart from the faults of a whole step.
    turns += 1;
    running = running.then(fault.happen).then(() => {
      turns += 1;
    });
    running.catch(() => {});
  };

  return {
    begin: (step: number) => {
      due = planned.filter((fault) => fault.step === step);
      answers = 0;
    },
    answered: () => {
      answers += 1;
      for (const fault of due.filter(({ before }) => before === answers)) start(fault);
    },
    /** Starts the faults that did not start because there were too few answers, and waits for the end of all. */
    end: async () => {
      for (const fault of due.filter(({ before }) => before > answers)) start(fault);
      await running;
    },
    soFar: () => turns,
    happened: () => happened,
    disturbedSteps: planned.flatMap(({ disturbs, step }) => (disturbs === undefined ? [] : [step])),
  };
};
