import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { VERSION } from '../../provider/config/config.ts';
import { isPublicAddress } from '../../provider/http/networks.ts';
import { namedPauseMs } from '../../provider/webhooks/delivery.ts';
import { post, ReceiverError } from '../../provider/webhooks/post.ts';
import { soon } from '../support/until.ts';
import { listenHere } from './support/listen-here.ts';
import { startOperator } from './support/operator.ts';
import { startProvider } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';
import { BO } from './support/sign-in.ts';

const never = new AbortController().signal;
const to = (url: string) => ({ url, body: '{}', headers: {} });
const OUTSIDE = { allowsPrivate: false, timeoutMs: 2_000 };

const startTcp = async (answer: (socket: Socket) => void) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${await listenHere(server)}`;
};

const dripping = (beginning: string, part: string) => (socket: Socket) => {
  socket.once('data', () => {
    socket.write(beginning);
    const timer = setInterval(() => socket.write(part), 20);
    socket.once('close', () => clearInterval(timer));
  });
};

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

it('a receiver at a private address, in whatever form, is refused', () => {
  const refused = [
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.31.0.1', '192.168.1.1', '100.64.0.1'],
    ...['169.254.169.254', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1'],
    ...['fc00::1', 'fd12::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::'],
    ...['2001::1', '2001:db8::1', 'ff02::1', 'x'],
  ];
  expect(refused.filter(isPublicAddress)).toEqual([]);
  const taken = ['8.8.8.8', '172.32.0.1', '2606:4700::1111'];
  expect(taken.filter(isPublicAddress)).toEqual(taken);
});

it.each(['https://127.1/', 'https://[::1]/', 'http://8.8.8.8/', 'https://localhost/'])(
  'a receiver is refused as %s, before a connection',
  async (url) => {
    await expect(post(to(url), never, OUTSIDE)).rejects.toThrow('address is not public');
  },
);

it('a name with one private address among public ones is refused, and resolved anew for each delivery', async () => {
  const count = resolveTo(
    ['8.8.8.8', '10.0.0.1'],
    ['8.8.8.8', 'fd12::1'],
    ['::ffff:192.168.0.1'],
    ['127.0.0.1'],
  );
  for (const _ of [1, 2, 3, 4])
    await expect(post(to('https://hooks.example/'), never, OUTSIDE)).rejects.toThrow('not public');
  expect(count()).toBe(4);
});

it('a name is called at the address that was checked only: it is resolved once', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  // DNS rebinding: the name has a public address first and a private one later. It is resolved only once.
  let count = 0;
  const rebinding = post(to(`https://rebinding.example:${port}/`), never, {
    allowsPrivate: false,
    timeoutMs: 500,
    lookup: (_name, _options, done) => {
      count += 1;
      done(null, [{ address: '192.0.2.1', family: 4 }]);
    },
  });
  await expect(rebinding).rejects.toThrow();
  expect([count, receiver.got]).toEqual([1, []]);
});

it.each([
  ['writes its headers letter by letter', 'http', dripping('HTTP/1.1 200 OK\r\nX-Slow: ', 'x')],
  ['sends interim answers without end', 'http', dripping('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
  ['accepts the connection and never answers the TLS handshake', 'https', () => {}],
] as const)('a receiver that %s is cut at the time limit', async (_how, scheme, answer) => {
  const host = await startTcp(answer);
  const cut = post(to(`${scheme}://${host}/`), never, { allowsPrivate: true, timeoutMs: 400 });
  await expect(cut).rejects.toThrow(/aborted/);
});

it('a receiver that answers 200 and never ends its body has the event', async () => {
  const host = await startTcp((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'),
    ),
  );
  await post(to(`http://${host}/`), never, { allowsPrivate: true, timeoutMs: 60_000 });
});

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

it.each([301, 308])('a receiver that answers %i is not followed, and is tried again', async (status) => {
  const { delivery, receiver } = await startHost(() => status);
  await soon(async () =>
    expect(await delivery()).toMatchObject({ state: 'waiting', failure: `HTTP ${status}` }),
  );
  // The redirect leads to the receiver's own origin, so a second request would have arrived here.
  expect(receiver.got).toHaveLength(1);
});

it('a receiver that answers 410 is called once, by name: its address and its events end, and the audit log says so', async () => {
  const { app, call, deliveries, provider, receiver, share } = await startHost(() => 410);
  await soon(async () => expect(await provider.targets.list(app.id)).toEqual([]));
  await share();
  expect(await deliveries()).toEqual([]);
  const { entries } = JSON.parse((await call('audit')).text);
  expect(entries).toContainEqual(
    expect.objectContaining({ actor: 'provider', action: 'webhook.removed', app: app.id }),
  );
  expect(receiver.got.map(({ headers }) => headers['user-agent'])).toEqual([
    `data-connect-provider/${VERSION}`,
  ]);
});

it('a receiver that ends the connection gets the event later, and the operator sees why', async () => {
  const host = await startTcp((socket) => socket.once('data', () => socket.destroy()));
  const failure = 'UND_ERR_SOCKET';
  const { provider, app, share, deliveries, delivery } = await startHost(() => 204);
  await soon(async () => expect((await delivery())?.state).toBe('sent'));
  await provider.targets.set(app.id, `http://${host}/`);
  provider.clock.pass(1_000);
  await share();
  const waiting = expect.objectContaining({ state: 'waiting', failure });
  await soon(async () => expect(await deliveries()).toContainEqual(waiting));
  expect(provider.lines.filter((line) => line.includes(failure)).join('')).not.toContain(host);
});

const NOW = Date.UTC(2026, 10, 27, 12, 0, 0);

it.each([
  ['120', 120_000],
  ['Fri, 27 Nov 2026 12:05:00 GMT', 300_000],
  ['Fri, 27 Nov 2037 12:00:00 GMT', 3_600_000],
  [null, undefined],
])('Retry-After: %j is a pause of %j milliseconds', (named, pause) => {
  expect(namedPauseMs(new ReceiverError(503, named), NOW)).toBe(pause);
});

it.each([
  ['429 with Retry-After: 600', 429, { 'retry-after': '600' }, 600_000],
  ['429 without a time', 429, {}, 30_000],
])(
  'a receiver that answers %s gets no event of another person until then, and then each',
  async (_what, status, headers, pause) => {
    let isBusy = true;
    const provider = await startProvider();
    const receiver = await startReceiver(
      () => (isBusy ? status : 204),
      () => (isBusy ? headers : {}),
    );
    const app = await provider.addApp();
    await provider.targets.set(app.id, receiver.url);
    await (await startSharing(provider, app.key)).share();
    const tried = () => provider.database.query.selectFrom('webhook_events').select(['failure']).execute();
    await soon(async () => expect(await tried()).toEqual([{ failure: `HTTP ${status}` }]));
    isBusy = false;
    const other = await startSharing(provider, app.key, BO);
    await other.share();
    provider.clock.pass(pause - 1_000);
    expect(await provider.events.take()).toBe(null);
    expect(receiver.got).toHaveLength(1);
    provider.clock.pass(1_000);
    await soon(() => expect(receiver.got).toHaveLength(3));
    expect(new Set(receiver.events().map(({ data }) => data.sub)).size).toBe(2);
  },
);

it('a receiver that answers another status gets the events of other people', async () => {
  const provider = await startProvider();
  const receiver = await startReceiver(() => (receiver.got.length > 1 ? 204 : 500));
  const app = await provider.addApp();
  await provider.targets.set(app.id, receiver.url);
  await (await startSharing(provider, app.key)).share();
  await soon(() => expect(receiver.got).toHaveLength(1));
  await (await startSharing(provider, app.key, BO)).share();
  await soon(() => expect(receiver.got).toHaveLength(2));
});
