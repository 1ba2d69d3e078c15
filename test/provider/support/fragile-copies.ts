import { inTurn } from './copies.ts';
import { startCopy } from './process.ts';
import { SECRET } from './provider.ts';

interface Plan {
  readonly copies: number;
  readonly kills: number;
  readonly everyMs: number;
}

/**
 * Processes over one database. By the clock, the oldest one is killed and another one started; a start takes longer than
 * the time between two kills, and the rest go on meanwhile.
 */
export const startFragileCopies = async (
  DATABASE_URL: string,
  { copies: atOnce, kills: most, everyMs }: Plan,
) => {
  const start = () => startCopy({ DATABASE_URL, PROVIDER_SECRET: SECRET, TRUSTED_PROXIES: '127.0.0.1' });
  const copies = await Promise.all(Array.from({ length: atOnce }, start));
  const replaced: Promise<unknown>[] = [];
  let kills = 0;
  const killing = setInterval(() => {
    // Nobody would be left to answer.
    const copy = copies.length > 1 && kills < most ? copies.shift() : undefined;
    if (copy === undefined) return;
    kills += 1;
    replaced.push(
      copy.end('SIGKILL'),
      start().then((next) => copies.push(next)),
    );
  }, everyMs);
  const stop = async () => {
    clearInterval(killing);
    await Promise.all(replaced);
  };
  return { ...inTurn(copies), kills: () => kills, stop };
};
