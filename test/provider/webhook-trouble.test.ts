import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { post } from '../../provider/webhooks/post.ts';
import { required, soon } from '../support/until.ts';
import { startOperator } from './support/operator.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';

const never = new AbortController().signal;
const to = (url: string) => ({ url, body: '{}', headers: {} });
const OUTSIDE = { allowsPrivate: false, timeoutMs: 2_000 };

/** A TCP server on loopback whose answers the test writes itself. */
const startTcp = async (answer: (socket: Socket) => void) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    answer(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};

/** Writes a beginning, and then a part again and again until the connection ends. */
const dripping = (beginning: string, part: string) => (socket: Socket) => {
  socket.once('data', () => {
    socket.write(beginning);
    const timer = setInterval(() => socket.write(part), 20);
    socket.once('close', () => clearInterval(timer));
  });
};

/** Replaces the resolver of the system: each resolution takes the next addresses. */
const resolveTo = (...answers: readonly (readonly string[])[]) => {
  const system = dns.lookup;
  let count = 0;
  const resolver = (_name: string, _options: object, done: (error: null, found: object[]) => void) => {
    const addresses = answers[count] ?? [];
    count += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  Object.assign(dns, { lookup: resolver });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(dns, { lookup: system });
    syncBuiltinESMExports();
  });
  return () => count;
};

describe('a slow receiver', () => {
  it.each([
    ['writes its headers letter by letter', 'http', dripping('HTTP/1.1 200 OK\r\nX-Slow: ', 'x')],
    ['sends interim answers without end', 'http', dripping('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['accepts the connection and never answers the TLS handshake', 'https', () => {}],
  ] as const)('that %s is cut at the time limit', async (_how, scheme, answer) => {
    const host = await startTcp(answer);
    const begun = performance.now();
    const cut = post(to(`${scheme}://${host}/`), never, { allowsPrivate: true, timeoutMs: 400 });
    await expect(cut).rejects.toThrow(/aborted/);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('that answers 200 and never ends its body has the event', async () => {
    const host = await startTcp((socket) =>
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'),
      ),
    );
    await post(to(`http://${host}/`), never, { allowsPrivate: true, timeoutMs: 2_000 });
  });
});

describe('a name', () => {
  it.each([
    ['one private address among public ones', ['8.8.8.8', '10.0.0.1']],
    ['a private IPv6 address beside a public IPv4 address', ['8.8.8.8', 'fd12::1']],
    ['the metadata service of a cloud', ['169.254.169.254']],
    ['a private address in the form of IPv6', ['::ffff:192.168.0.1']],
  ])('with %s is refused before a connection', async (_what, addresses) => {
    const count = resolveTo(addresses);
    await expect(post(to('https://hooks.example/'), never, OUTSIDE)).rejects.toThrow('not public');
    expect(count()).toBe(1);
  });

  it('is resolved anew for each delivery: no earlier answer lets a later one pass', async () => {
    const count = resolveTo(['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1']);
    for (const _ of [1, 2, 3])
      await expect(post(to('https://hooks.example/'), never, OUTSIDE)).rejects.toThrow('not public');
    expect(count()).toBe(3);
  });

  it.each([
    'https://127.1/',
    'https://0/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://017700000001/',
  ])('or an address is refused as %s', async (url) => {
    await expect(post(to(url), never, OUTSIDE)).rejects.toThrow('not public');
  });
});

/** A provider with an operator, and an app whose receiver answers as given. */
const startHost = async (answer: Parameters<typeof startReceiver>[0]) => {
  const operator = await startOperator();
  const { provider, call } = operator;
  const receiver = await startReceiver(answer);
  const app = await provider.addApp();
  await provider.targets.set(app.id, receiver.url);
  const { share } = await startSharing(provider, app.key);
  await share();
  const deliveries = async () => JSON.parse((await call(`webhooks?app=${app.id}`)).text).deliveries;
  const delivery = async () => (await deliveries())[0];
  const replay = (id: string) => call(`webhooks/${id}/replay`, { method: 'POST' });
  return { ...operator, receiver, app, share, deliveries, delivery, replay };
};

describe('a receiver', () => {
  it.each([301, 303, 304, 308])('that answers %i is not followed, and is tried again', async (status) => {
    const { delivery, receiver } = await startHost(() => status);
    await soon(async () =>
      expect(await delivery()).toMatchObject({ state: 'waiting', failure: `HTTP ${status}` }),
    );
    // The redirect leads to the receiver's own origin, so a second request would have arrived here.
    expect(receiver.got).toHaveLength(1);
  });

  it.each([
    ['ends the connection', (socket: Socket) => socket.once('data', () => socket.destroy()), 'ECONNRESET'],
    [
      'answers with another protocol',
      (socket: Socket) => socket.once('data', () => socket.end('220 mail.example ESMTP\r\n')),
      'HPE_INVALID_CONSTANT',
    ],
  ])('that %s gets the event later, and the operator sees why', async (_how, answer, failure) => {
    const host = await startTcp(answer);
    const { provider, app, share, deliveries, delivery } = await startHost(() => 204);
    await soon(async () => expect((await delivery())?.state).toBe('sent'));
    await provider.targets.set(app.id, `http://${host}/`);
    provider.clock.pass(1_000);
    await share();
    const waiting = expect.objectContaining({ state: 'waiting', failure });
    await soon(async () => expect(await deliveries()).toContainEqual(waiting));
    expect(provider.lines.filter((line) => line.includes(failure)).join('')).not.toContain(host);
  });
});

describe('an event that is sent again', () => {
  it('by two operators at once reaches the receiver with one id, and both are in the audit log', async () => {
    const { delivery, replay, receiver, tokens, send, call } = await startHost(() => 204);
    await soon(async () => expect((await delivery())?.state).toBe('sent'));
    const { id } = await delivery();
    const other = await tokens.add('Second', 'cli:test');
    const answers = await Promise.all([
      replay(id),
      send(`/api/webhooks/${id}/replay`, { method: 'POST', token: other.token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await soon(() => expect(receiver.got.length).toBeGreaterThan(1));
    await soon(async () => expect((await delivery())?.state).toBe('sent'));
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
    const entries: readonly { action: string; actor: string }[] = JSON.parse(
      (await call('audit')).text,
    ).entries;
    const actors = entries.filter(({ action }) => action === 'webhook.replayed').map(({ actor }) => actor);
    expect(new Set(actors).size).toBe(2);
  });

  it('goes to the address of now, with the signature of now', async () => {
    const { provider, app, delivery, replay } = await startHost(() => 204);
    await soon(async () => expect((await delivery())?.state).toBe('sent'));
    const { id } = await delivery();
    const moved = await startReceiver();
    await provider.targets.set(app.id, moved.url);
    await provider.targets.rotate(app.id);
    expect((await replay(id)).status).toBe(200);
    await soon(() => expect(moved.got).toHaveLength(1));
    // The new secret, and the old one for a day.
    const [first] = moved.got;
    const signature = String(required(first, 'a delivery').headers['webhook-signature']);
    expect(signature.split(' ')).toHaveLength(2);
  });

  it('is unknown once its application has no webhook', async () => {
    const { provider, app, delivery, replay } = await startHost(() => 204);
    await soon(async () => expect((await delivery())?.state).toBe('sent'));
    const { id } = await delivery();
    await provider.targets.remove(app.id);
    expect((await replay(id)).body.code).toBe('webhook.unknown');
  });
});
