import { inTurn } from './copies.ts';
import { type Copy, startCopy } from './process.ts';
import { SECRET } from './provider.ts';

interface Plan {
  readonly kills: number;
  readonly everyMs: number;
}

/** Three processes over one database. One after the other is killed and replaced; the other two go on. */
export const startFragileCopies = async (DATABASE_URL: string, { kills: most, everyMs }: Plan) => {
  const start = () => startCopy({ DATABASE_URL, PROVIDER_SECRET: SECRET, TRUSTED_PROXIES: '127.0.0.1' });
  const copies = await Promise.all([start(), start(), start()]);
  const client = inTurn(copies);
  let kills = 0;
  let replacing: Promise<void> = Promise.resolve();
  const replace = async (index: number, copy: Copy) => {
    await copy.end('SIGKILL');
    kills += 1;
    copies[index] = await start();
  };
  const killing = setInterval(() => {
    replacing = replacing.then(async () => {
      const index = kills % copies.length;
      const copy = copies[index];
      if (kills < most && copy !== undefined) await replace(index, copy);
    });
  }, everyMs);
  const stop = async () => {
    clearInterval(killing);
    await replacing;
  };
  return { ...client, kills: () => kills, stop };
};
