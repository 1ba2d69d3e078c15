import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** A network between a PostgreSQL and its callers, which can lose all that is sent. */
export const startNetwork = async (url: string) => {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const open = new Set<Socket>();
  let isLosing = false;
  const server = createServer((caller) => {
    const database = createConnection(join(folder, '.s.PGSQL.5432'));
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      open.add(from);
      from.on('data', (part) => void (isLosing || to.write(part)));
      from.on('close', () => to.destroy());
      from.on('error', () => {});
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `postgres://provider@127.0.0.1:${portOf(server.address())}${new URL(url).pathname}`,
    /** Connections stay, and nothing comes through any more, as where a computer lost its power. */
    lose: () => {
      isLosing = true;
    },
    /** A computer answers again; connections from before know nothing of it. */
    recover: () => {
      isLosing = false;
    },
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
