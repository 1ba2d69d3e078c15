import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { onTestFinished } from 'vitest';
import { listenHere } from './listen-here.ts';

/** A proxy that counts its tunnels, and leads all of them to one port on loopback. */
export const startConnectProxy = async (target: number) => {
  const tunnels: string[] = [];
  const logins: unknown[] = [];
  const callers: Duplex[] = [];
  const held: Duplex[] = [];
  let refusal: number | null = null;
  const proxy = createServer();
  const lead = (caller: Duplex) => {
    const server = connect(target, '127.0.0.1', () => {
      caller.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(caller).pipe(server);
    });
    server.on('error', () => {});
    // A pipe does not pass on the end of a cut connection, and a mail server waits for its clients for 30 s.
    caller.on('close', () => server.destroy());
  };
  proxy.on('connect', ({ url = '', headers }: IncomingMessage, caller) => {
    tunnels.push(url);
    logins.push(headers['proxy-authorization']);
    caller.on('error', () => {});
    callers.push(caller);
    if (refusal === 0) return void held.push(caller);
    if (refusal !== null) return void caller.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    lead(caller);
  });
  onTestFinished(() => {
    for (const caller of callers) caller.destroy();
  });
  const port = await listenHere(proxy);
  return {
    tunnels,
    logins,
    port,
    /** Answers tunnels with a status from now on; with 0, not at all. */
    refuse: (status: number) => {
      refusal = status;
    },
    /** Answers the tunnels that got no answer. */
    answerLate: () => {
      for (const caller of held.splice(0)) lead(caller);
    },
    areAllClosed: () => callers.every(({ destroyed }) => destroyed),
  };
};
