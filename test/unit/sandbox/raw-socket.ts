import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly text: string;
  /** Status of the first answer; 0 without one. */
  readonly status: number;
  /** Milliseconds until the server ended the connection; `undefined` if it was still open at the end of the wait. */
  readonly endedMs: number | undefined;
}

/** Waits for the server to end the connection. `drip` is sent byte by byte, ten a second. */
export const sendRaw = (port: number, text: string, { waitMs = 3_000, drip = '' } = {}) =>
  new Promise<RawAnswer>((resolve) => {
    const begun = performance.now();
    const socket: Socket = connect(port, '127.0.0.1');
    let received = '';
    let sent = 0;
    const dripping =
      drip === ''
        ? undefined
        : setInterval(() => sent < drip.length && socket.write(drip[sent++] ?? ''), 100);
    const finish = (endedMs: number | undefined) => {
      clearInterval(dripping);
      clearTimeout(waiting);
      socket.destroy();
      resolve({ text: received, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0), endedMs });
    };
    const waiting = setTimeout(() => finish(undefined), waitMs);
    socket.setEncoding('latin1').on('data', (part) => (received += part));
    socket.on('error', () => {});
    socket.on('close', () => finish(performance.now() - begun));
    socket.write(text, 'latin1');
  });

export const requestText = (line: string, headers: readonly string[] = [], body = '') =>
  [
    line,
    ...(headers.some((each) => /^host:/i.test(each)) ? [] : ['Host: localhost']),
    ...headers,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
