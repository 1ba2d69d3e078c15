import type { Server } from 'node:http';
import type { BlockList } from 'node:net';
import { isTrusted, plainAddress } from './addresses.ts';
import type { ServingLimits } from './serving-limits.ts';

/** Closes connections past the limits at once. A trusted proxy brings many clients: it has the whole limit. */
export const limitConnections = (
  server: Server,
  { connections, connectionsPerAddress }: ServingLimits,
  trusted: BlockList | undefined,
) => {
  const open = new Map<string, number>();
  server.maxConnections = connections;
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isTrusted(trusted, address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > connectionsPerAddress) socket.destroy();
  });
};
