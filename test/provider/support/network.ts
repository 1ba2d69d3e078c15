import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A network between PostgreSQL and its callers that can lose all data. */
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
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://provider@127.0.0.1:${port}${new URL(url).pathname}`,
    /** Connections stay open, but no data arrives any more, as after a power failure of the computer. */
    lose: () => {
      isLosing = true;
    },
    /** The computer answers again, but has lost the earlier connections. */
    recover: () => {
      isLosing = false;
    },
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
