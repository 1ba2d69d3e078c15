import { connect } from 'node:net';
import { listen } from '../../../provider/operations/listen.ts';

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
}

export type Ask = (asked: Asked) => Promise<Record<string, unknown>>;

/** Answers over HTTP on a free port of this computer, like `serve`. */
export const serveOnFreePort = (answer: (request: Request, peer: string) => Promise<Response>) =>
  listen({ host: 'HOST', port: 'PORT' }, { host: '127.0.0.1', port: 0 }, answer);

const HEAD_END = '\r\n\r\n';

/** Status and body of a complete answer; `null` for an incomplete one. */
const answerIn = (received: Buffer) => {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length: ${head}`);
  const body = received.subarray(end + HEAD_END.length);
  return body.length < Number(length)
    ? null
    : { isOk: head.startsWith('HTTP/1.1 200 '), text: body.toString() };
};

const sentIn = ({ body, form }: Asked) => {
  if (form !== undefined)
    return { text: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' };
  return body === undefined ? null : { text: JSON.stringify(body), type: 'application/json' };
};

const requestOf = (port: number, asked: Asked) => {
  const { path, headers = {} } = asked;
  const sent = sentIn(asked);
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    ...headers,
    ...(sent === null ? {} : { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.text) }),
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`${sent === null ? 'GET' : 'POST'} ${path} HTTP/1.1`, ...lines].join('\r\n');
  return head + HEAD_END + (sent?.text ?? '');
};

/** A connection that takes one call at a time. */
const connectTo = (port: number) => {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let received = Buffer.alloc(0);
  let answered = (_answer: { readonly isOk: boolean; readonly text: string }) => {};
  let failed = (_error: Error) => {};
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    const answer = answerIn(received);
    if (answer === null) return;
    received = Buffer.alloc(0);
    answered(answer);
  });
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('The server hung up')));
  return {
    socket,
    ask: (asked: Asked) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        failed = reject;
        answered = ({ isOk, text }) =>
          isOk ? resolve(JSON.parse(text)) : reject(new Error(`${asked.path}: ${text}`));
        socket.write(requestOf(port, asked));
      }),
  };
};

/**
 * Makes calls over connections that stay open. It uses plain sockets: on two shared cores, Node's own client takes so
 * much processor time that the server answers later.
 */
export const askAt = (port: number) => {
  const all: ReturnType<typeof connectTo>[] = [];
  const idle: ReturnType<typeof connectTo>[] = [];
  const open = () => {
    const connection = connectTo(port);
    all.push(connection);
    return connection;
  };
  const ask: Ask = async (asked) => {
    const connection = idle.pop() ?? open();
    try {
      return await connection.ask(asked);
    } finally {
      idle.push(connection);
    }
  };
  return { ask, close: () => all.forEach(({ socket }) => void socket.destroy()) };
};
