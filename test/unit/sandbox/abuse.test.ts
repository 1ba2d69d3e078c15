// @vitest-environment node
import { symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import type { Rate } from '../../../showcase/sandbox/serving/rate-limit.ts';
import type { RunningServer } from '../../../showcase/sandbox/serving/server.ts';
import { until } from '../../support/until.ts';
import { ATTACKS } from './attacks.ts';
import { requestText, sendRaw } from './raw-socket.ts';
import { ask, portOf, SEARCH, useServers } from './servers.ts';

const { start, folder } = useServers();

const rows: { tried: string; times: number; through: number }[] = [];
/** Checks that no attack succeeded, and keeps the line for the table. */
const settle = (tried: string, times: number, through: readonly string[]) => {
  rows.push({ tried, times, through: through.length });
  expect(through, tried).toEqual([]);
};

/**
 * Long time limits. Short ones would close connections that wait while this process is busy, and so hide whether the
 * other limits work.
 */
const PATIENT = {
  connectionsPerAddress: 40,
  calls: { requests: 60, perMs: 60_000 },
  codes: { requests: 10, perMs: 60_000 },
};
const LIMITS = { ...PATIENT, headersMs: 800, requestMs: 1_200 };

let server: RunningServer;
let port: number;
beforeAll(async () => {
  await writeFile(join(folder(), 'private.txt'), 'PRIVATE');
  await symlink(join(folder(), 'private.txt'), join(folder(), 'widget/link.txt'));
  server = await start({ limits: LIMITS });
  port = Number(portOf(server));
});

afterAll(() => {
  const width = Math.max(...rows.map(({ tried }) => tried.length));
  const lines = rows.map(
    ({ tried, times, through }) =>
      `  ${tried.padEnd(width)} ${String(times).padStart(5)} tried ${String(through).padStart(3)} through`,
  );
  console.log(['Abuse of the server:', ...lines].join('\n'));
});

const range = (length: number) => Array.from({ length }, (_, index) => index);

describe('the server under abuse', () => {
  it.each(Object.entries(ATTACKS))('refuses %s', async (kind, attacks) => {
    const through: string[] = [];
    for (const { name, text, refused } of attacks) {
      const { status, text: answer } = await sendRaw(port, text);
      const isNotified = /PRIVATE|root:|[Xx]-[Ss]ecret|"messages"/.test(answer.replace(/^.*?\r\n\r\n/s, ''));
      if (!refused.includes(status) || isNotified) through.push(`${name}: ${status}`);
    }
    settle(kind, attacks.length, through);
  });

  it('uses no foreign host from a request line or header', async () => {
    const line = `GET http://evil.example${SEARCH} HTTP/1.1`;
    const headers = [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'Forwarded: host=evil.example',
    ];
    const answers = await Promise.all([
      sendRaw(port, requestText(line)),
      sendRaw(port, requestText(`GET ${SEARCH} HTTP/1.1`, headers)),
    ]);
    settle(
      'foreign hosts in absolute addresses',
      answers.length,
      answers.map(({ text }) => text).filter((text) => text.includes('evil.example')),
    );
  });

  it.each([
    ['slow headers', 'GET / HTTP/1.1\r\n', 'Host: localhost\r\nX-Slow: 1234567890'],
    [
      'slow bodies',
      'POST /api/email/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n',
      ' '.repeat(100),
    ],
    ['silent connections', '', ''],
  ])('ends %s, and answers other clients meanwhile', async (kind, text, drip) => {
    const slow = Promise.all(range(25).map(() => sendRaw(port, text, { drip, waitMs: 5_000 })));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begun = performance.now();
    expect((await ask(String(port), '/')).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(5_000);
    const answers = await slow;
    settle(
      kind,
      answers.length,
      answers.filter(({ endedMs }) => endedMs === undefined).map(({ status }) => `open, ${status}`),
    );
  });

  it('limits the connections of one address', async () => {
    const { connectionsPerAddress: most } = LIMITS;
    const patient = await start({ limits: PATIENT });
    const sockets = range(120).map(() => connect(Number(portOf(patient)), '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => {});
    const open = () => sockets.filter((socket) => !socket.closed);
    await until(() => open().length <= most, 'closed connections');
    // All other clients are served.
    const left = open();
    const answers = left.map(async (socket) => {
      socket.write(requestText('GET / HTTP/1.1'));
      let text = '';
      for await (const part of socket.setEncoding('latin1')) text += part;
      return text.slice(0, 12);
    });
    expect(await Promise.all(answers)).toEqual(Array(most).fill('HTTP/1.1 200'));
    settle(
      'connections of one address',
      sockets.length,
      left.slice(most).map(() => 'open'),
    );
  });

  it('limits a flood of calls, and of codes, of one client', async () => {
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
    settle('calls in a flood', 200, calls.slice(Math.ceil(allowed(LIMITS.calls))));
    const body = '{"email":"ada@example.org"}';
    const codes = await flood('203.0.113.2', '/api/email/verify', { method: 'POST', body });
    settle('codes in a flood', 200, codes.slice(Math.ceil(allowed(LIMITS.codes))));
    expect(
      (await fetch(`${proxied.url}${SEARCH}`, { headers: { 'X-Forwarded-For': '203.0.113.3' } })).status,
    ).toBe(200);
  });

  it('answers others while one client sends thousands of requests in a row', async () => {
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
    settle('requests in a row', floods.length * 2_000, [
      ...(status === 200 ? [] : [`others ${status}`]),
      ...((user + system) / 1_000 < 5_000 ? [] : ['held up the others']),
    ]);
    const answers = await Promise.all(floods);
    // Each connection ends with its first 429.
    const ends = answers.map(({ text }) => text.match(/HTTP\/1\.1 429/g)?.length);
    expect(ends.filter((count) => count !== 1)).toEqual([]);
  });

  it('survives clients who leave in the middle', async () => {
    const leave = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(text, () => socket.resetAndDestroy());
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    const texts = [
      'GET / HT',
      requestText(`GET ${SEARCH}?results_per_page=50 HTTP/1.1`),
      requestText(`GET ${SEARCH} HTTP/1.1`, ['x-sandbox-fault: delay=500']),
      'POST /api/email/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 27\r\n\r\n{"email":',
    ];
    for (const _ of range(15)) await Promise.all(texts.map(leave));
    const { status } = await ask(String(port), SEARCH);
    settle('clients who leave in the middle', 60, status === 200 ? [] : [String(status)]);
  });
});
