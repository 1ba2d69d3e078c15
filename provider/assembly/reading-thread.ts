import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { isNothingLeftOut } from '../facts/left-out.ts';
import { createChanges } from '../interests/changes.ts';
import type { ReadPerson, TextReading } from '../interests/text-reading.ts';

type Tasks = typeof import('./reading-worker.ts');
type Who = Parameters<Tasks['prepare']>[0];

/** Tasks that take turns in the thread; further ones wait in the order of their arrival. */
const AT_ONCE = 256;

type Run = <Name extends keyof Tasks>(
  name: Name,
  task: Parameters<Tasks[Name]>[0],
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

/** @param run gives a task to the thread, which begins tasks in the order in which they were given */
export const readingBy = (run: Run, failed: (error: unknown) => void): TextReading => {
  const changes = createChanges();
  const personOf = async (who: Omit<Who, 'isPresent'>, since: number): Promise<ReadPerson> => {
    // Asked for each task: a person who is forgotten between two tasks must not get into the memory again.
    const now = (): Who => ({
      ...who,
      isPresent: who.personId === undefined || changes.isUnchanged(who.personId, since),
    });
    const person: ReadPerson = {
      ...(await run('prepare', now())),
      score: (items) => run('score', { who: now(), items }),
      fine: () => run('fine', now()),
      twenty: () => run('twenty', now()),
      without: (leftOut) => (isNothingLeftOut(leftOut) ? person : personOf({ ...who, leftOut }, since)),
    };
    return person;
  };
  return {
    people: {
      of: (signals, personId, since = changes.count()) => personOf({ signals, personId }, since),
      renew: (signals, personId, since = changes.count()) =>
        run('renew', { signals, personId, isPresent: changes.isUnchanged(personId, since) }),
      // Only the thread knows. The renewal of a person who is not in memory does nothing.
      has: () => true,
      changes: changes.count,
      noteChange: changes.note,
      forget: (personId) => {
        changes.note(personId);
        run('forget', personId).catch(failed);
      },
    },
    withheldAmong: (items) => run('withhold', items),
    readEntries: (platform, entries) => run('clean', { platform, entries }),
  };
};

/**
 * Reads texts in a thread of its own, so that no text stalls the calls of others. One thread, because a person and the
 * model are kept in its memory.
 * @param failed called if the thread ended outside a task; the next task starts another
 */
export const startReadingThread = (failed: (error: unknown) => void) => {
  const pool = new Piscina({
    filename: resolve(import.meta.dirname, 'reading-worker.js'),
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: AT_ONCE,
    // The default takes 30 MB more.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    // Else an idle thread sleeps, and its timers would not forget people.
    atomics: 'disabled',
  });
  pool.on('error', failed);
  return {
    reading: readingBy((name, task) => pool.run(task, { name }), failed),
    close: () => pool.destroy(),
  };
};
