import { inTurn, startOneOfMany } from './copies.ts';
import type { Copy } from './process.ts';

interface Plan {
  readonly copies: number;
  /**
   * Copies started before the first kill, because a start takes seconds on a busy machine and a kill must not wait for
   * it.
   */
  readonly spares: number;
  readonly kills: number;
  readonly everyMs: number;
}

/** Starts this number of copies, two at a time. */
const startMany = async (count: number, start: () => Promise<Copy>): Promise<Copy[]> => {
  const copies: Copy[] = [];
  let begun = 0;
  const work = async () => {
    while (begun < count) {
      begun += 1;
      copies.push(await start());
    }
  };
  await Promise.all([work(), work()]);
  return copies;
};

/** Processes over one database. At intervals, the oldest one is killed, a spare replaces it, and another one starts. */
export const startFragileCopies = async (
  DATABASE_URL: string,
  { copies: atOnce, spares: reserve, kills: most, everyMs }: Plan,
) => {
  const started: Copy[] = [];
  const start = async () => {
    const copy = await startOneOfMany(DATABASE_URL, { TRUSTED_PROXIES: '127.0.0.1' });
    started.push(copy);
    return copy;
  };
  const spares = await startMany(atOnce + reserve, start);
  const copies = spares.splice(0, atOnce);
  const ending: Promise<unknown>[] = [];
  let kills = 0;
  const killing = setInterval(() => {
    // At least one copy must stay.
    const copy = copies.length > 1 && kills < most ? copies.shift() : undefined;
    if (copy === undefined) return;
    kills += 1;
    copies.push(...spares.splice(0, atOnce - copies.length));
    ending.push(
      copy.end('SIGKILL'),
      start().then((next) => (copies.length < atOnce ? copies : spares).push(next)),
    );
  }, everyMs);
  const stop = async () => {
    clearInterval(killing);
    await Promise.all(ending);
  };
  /** The output of all copies, including the killed ones. */
  const written = () => started.map((copy) => copy.written.out + copy.written.error).join('');
  return { ...inTurn(copies), kills: () => kills, written, stop };
};
