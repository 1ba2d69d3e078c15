import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Answer, listen } from '../../provider/operations/listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: provider.test\r\n';
const SENT = [HEAD, `${HEAD}Content-Length: 10\r\n\r\nx`];
const ASK = 'GET / HTTP/1.1\r\nHost: provider.test\r\n\r\n';
const TIME_LIMITS = { headersMs: 10_000, requestMs: 20_000, silenceMs: 60_000, lingerMs: 1_000 };
const LIMIT_MS = 5_000;

const start = async (answer: Answer, limits: Partial<typeof TIME_LIMITS> = {}) => {
  const { port, drain } = await listen(
    { host: 'HOST', port: 'PORT' },
    { host: '127.0.0.1', port: 0 },
    answer,
    { ...TIME_LIMITS, ...limits },
  );
  onTestFinished(() => drain(0));
  return () => {
    const client = connect(port, '127.0.0.1');
    onTestFinished(() => void client.destroy());
    return client;
  };
};

it('a sender whose head or body does not end is cut off after its time limit', async () => {
  const open = await start(async (request) => new Response(await request.text()), {
    headersMs: 50,
    requestMs: 100,
  });
  const begun = performance.now();
  await Promise.all(
    SENT.map(async (sent) => {
      const sender = open();
      sender.write(sent);
      sender.resume();
      await once(sender, 'close');
    }),
  );
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
});

it('a reader that reads none of an answer is cut off after its time limit', async () => {
  const part = new Uint8Array(65_536);
  let notify = () => {};
  const isCut = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const open = await start(
    () => new Response(new ReadableStream({ pull: (body) => body.enqueue(part), cancel: () => notify() })),
    { silenceMs: 100 },
  );
  const reader = open();
  reader.pause().write(ASK);
  await isCut;
});

it('a connection with thousands of requests in a row ends, with four of them begun', async () => {
  let begun = 0;
  const open = await start(() => {
    begun += 1;
    return new Response('answer');
  });
  const sender = open();
  const isEnded = new Promise((resolve) => sender.once('close', resolve));
  sender.on('error', () => {});
  sender.resume().write(ASK.repeat(5_000));
  await isEnded;
  expect(begun).toBe(4);
});
