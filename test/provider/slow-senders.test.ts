import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../provider/operations/listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: provider.test\r\n';
const SENT = [HEAD, `${HEAD}Content-Length: 10\r\n\r\nx`];
/** A second after their time is over, and some for a busy computer. */
const LIMIT_MS = 5_000;

it('a sender whose head or body does not end is cut once its time is over', async () => {
  const { port, drain } = await listen(
    { host: 'HOST', port: 'PORT' },
    { host: '127.0.0.1', port: 0 },
    async (request) => new Response(await request.text()),
    { headersTimeout: 50, requestTimeout: 100 },
  );
  onTestFinished(() => drain(0));
  const begun = performance.now();
  await Promise.all(
    SENT.map(async (sent) => {
      const sender = connect(port, '127.0.0.1');
      sender.write(sent);
      sender.resume();
      await once(sender, 'close');
    }),
  );
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
});
