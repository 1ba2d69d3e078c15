import { WebSocket } from 'ws';

type Answer = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly resolve: (result: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
}

/** A session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). Commands and answers are matched by number. */
export const connectBidi = async (address: string) => {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (data) => {
    const { id, type, result, error, message }: Message = JSON.parse(String(data));
    if (id === undefined) return;
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') command?.resolve(result ?? {});
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'));
  });

  const send = (method: string, params: Answer = {}) =>
    new Promise<Answer>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return { send, close: () => socket.close() };
};

export type Bidi = Awaited<ReturnType<typeof connectBidi>>;
