// @vitest-environment node
import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import type { Rate } from '../../../showcase/sandbox/serving/client-limits.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import type { RunningServer } from '../../../showcase/sandbox/serving/server.ts';
import { until } from '../../support/until.ts';
import { ATTACKS } from './attacks.ts';
import { requestText, sendRaw } from './raw-socket.ts';
import { ask, portOf, SEARCH, useServers } from './servers.ts';

const { start } = useServers();

/** Long, because short ones close connections while this process is busy, and hide whether other limits work. */
const PATIENT = {
  connectionsPerAddress: 40,
  calls: { requests: 60, perMs: 60_000 },
  codes: { requests: 10, perMs: 60_000 },
};
const LIMITS = { ...PATIENT, headersMs: 800, requestMs: 1_200 };

let server: RunningServer;
let port: number;
beforeAll(async () => {
  server = await start({ limits: LIMITS });
  port = Number(portOf(server));
});

const range = (length: number) => Array.from({ length }, (_, index) => index);

it.each(Object.entries(ATTACKS))('a server under abuse refuses %s', async (_kind, attacks) => {
  const through: string[] = [];
  for (const { name, text, refused } of attacks) {
    const { status, text: answer } = await sendRaw(port, text);
    const isNotified = /PRIVATE|root:|[Xx]-[Ss]ecret|"messages"/.test(answer.replace(/^.*?\r\n\r\n/s, ''));
    if (!refused.includes(status) || isNotified) through.push(`${name}: ${status}`);
  }
  expect(through).toEqual([]);
});

it.each([
  ['slow headers', 'GET / HTTP/1.1\r\n', 'Host: localhost\r\nX-Slow: 1234567890'],
  [
    'slow bodies',
    'POST /api/email/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n',
    ' '.repeat(100),
  ],
  ['silent connections', '', ''],
])('a server under abuse ends %s, and answers other clients meanwhile', async (_kind, text, drip) => {
  const slow = Promise.all(range(25).map(() => sendRaw(port, text, { drip, waitMs: 5_000 })));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const begun = performance.now();
  expect((await ask(String(port), '/')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5_000);
  const answers = await slow;
  expect(answers.filter(({ endedMs }) => endedMs === undefined)).toEqual([]);
});

it('a server under abuse limits the connections of one address', async () => {
  const { connectionsPerAddress: most } = LIMITS;
  const patient = await start({ limits: PATIENT });
  const sockets = range(120).map(() => connect(Number(portOf(patient)), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {});
  const open = () => sockets.filter((socket) => !socket.closed);
  await until(() => open().length <= most, 'closed connections');
  const left = open();
  const answers = left.map(async (socket) => {
    socket.write(requestText('GET / HTTP/1.1'));
    let text = '';
    for await (const part of socket.setEncoding('latin1')) text += part;
    return text.slice(0, 12);
  });
  expect(await Promise.all(answers)).toEqual(Array(most).fill('HTTP/1.1 200'));
});

it('a server under abuse limits a flood of calls, and of codes, of one client', async () => {
  const proxied = await start({ ...readConfiguration({ TRUSTED_PROXIES: 'loopback' }), limits: LIMITS });
  const flood = async (client: string, path: string, init: RequestInit = {}) => {
    const answers = await Promise.all(
      range(200).map(() =>
        fetch(`${proxied.url}${path}`, { ...init, headers: { 'X-Forwarded-For': client } }),
      ),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.filter(({ status }) => status === 200).map(() => client);
  };
  const begun = performance.now();
  // The allowance grows with the elapsed time, which is long on a busy machine.
  const allowed = ({ requests, perMs }: Rate) =>
    1 + requests + ((performance.now() - begun) * requests) / perMs;
  const calls = await flood('203.0.113.1', SEARCH);
  expect(calls.length).toBeLessThanOrEqual(Math.ceil(allowed(LIMITS.calls)));
  const body = '{"email":"ada@example.org"}';
  const codes = await flood('203.0.113.2', '/api/email/verify', { method: 'POST', body });
  expect(codes.length).toBeLessThanOrEqual(Math.ceil(allowed(LIMITS.codes)));
  expect(
    (await fetch(`${proxied.url}${SEARCH}`, { headers: { 'X-Forwarded-For': '203.0.113.3' } })).status,
  ).toBe(200);
});

it('a server under abuse answers others while one client sends thousands of requests in a row', async () => {
  const patient = Number(portOf(await start({ limits: PATIENT })));
  const stranger = requestText(`GET ${SEARCH} HTTP/1.1`, ['X-Forwarded-For: 203.0.113.4']);
  const inARow = stranger.replace('Connection: close\r\n', '').repeat(2_000);
  const floods = range(LIMITS.connectionsPerAddress - 10).map(() =>
    sendRaw(patient, inARow, { waitMs: 20_000 }),
  );
  // Processor time, because on a busy machine the clock also counts the time of other processes.
  const begun = process.cpuUsage();
  const { status } = await ask(String(patient), '/');
  const { user, system } = process.cpuUsage(begun);
  expect(status).toBe(200);
  expect((user + system) / 1_000).toBeLessThan(5_000);
  const answers = await Promise.all(floods);
  const ends = answers.map(({ text }) => text.match(/HTTP\/1\.1 429/g)?.length);
  expect(ends.filter((count) => count !== 1)).toEqual([]);
});
