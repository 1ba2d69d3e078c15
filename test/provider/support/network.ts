import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { ownCertificate } from './own-certificate.ts';

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address !== null ? address.port : 0;

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
  return {
    url: `postgres://provider@127.0.0.1:${portOf(server.address())}${new URL(url).pathname}`,
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

/**
 * PostgreSQL behind TLS alone, with a certificate of its own for `localhost`.
 * @param folder gets the file of the certificate
 */
export const startTls = async (url: string, folder: string) => {
  const { cert, key } = ownCertificate();
  const socket = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => {});
    // The first message asks for TLS.
    caller.once('data', () => {
      caller.write('S');
      const safe = new TLSSocket(caller, { isServer: true, cert, key });
      const database = createConnection(socket);
      open.add(database);
      for (const end of [safe, database]) end.on('error', () => caller.destroy());
      safe.pipe(database).pipe(safe);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const file = join(folder, 'postgres.pem');
  writeFileSync(file, cert);
  return {
    url: `postgres://provider@localhost:${portOf(server.address())}${new URL(url).pathname}`,
    certificate: file,
    stop: () => {
      server.close();
      for (const each of open) each.destroy();
    },
  };
};
