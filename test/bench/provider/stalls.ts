import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import { boundedRow, figureOf, type Row, type Table } from '../report.ts';
import { ORIGIN } from './calls.ts';
import { SECRET } from './provider-subject.ts';

const LIMIT_MS = 100;
/** The shortest of the longest stalls counts: other programs of the computer cause stalls too. */
const ROUNDS = 3;
const EMAIL = 'bench@example.org';
const KB = 1024;
/** Slow to read: a script without spaces, listed words, short words, one character of eighteen letters. */
const TEXTS = ['的一是不了人', 'gay hiv krebs ', 'a b ', 'ﷺ'];

/** A grant allows 64 items, and a download has at most 500 entries. */
const [MOST_ITEMS, MOST_ENTRIES] = [64, 500];

/** Long, and of a size that leaves room for as many as are allowed. */
const LENGTHS = [2_000, 300];

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const jsonIn = (value: unknown): Json => (isJson(value) ? value : {});
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Fields that are compared before the work begins: with another value, a call would be refused early. */
const known: Record<string, unknown> = {
  ...{ address: EMAIL, account: EMAIL, data: 'Large', approvedData: ['Large'], testMode: true, name: 'Shop' },
  ...{ date: new Date().toISOString(), returnTo: ORIGIN, codeChallenge: 'c'.repeat(43), notice: undefined },
};

/** A value of the schema with `count` entries in each list and this text wherever any text fits. */
const worstOf = (schema: Json, text: string, count: number, at = 0): unknown => {
  const choice = [...listIn(schema.anyOf), ...listIn(schema.oneOf)].at(-1);
  if (choice !== undefined) return worstOf(jsonIn(choice), text, count, at);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (schema.type === 'string') return `${at}${text}`.slice(0, Number(schema.maxLength ?? text.length));
  if (schema.type === 'array') {
    const length = Math.min(count, Number(schema.maxItems ?? count));
    return Array.from({ length }, (_, place) => worstOf(jsonIn(schema.items), text, count, place));
  }
  if (schema.type !== 'object') return schema.type === 'boolean' ? true : 1;
  const parts = Object.entries(jsonIn(schema.properties));
  const worst = (name: string, part: unknown) =>
    name in known ? known[name] : worstOf(jsonIn(part), text, count, at);
  return Object.fromEntries(parts.map(([name, part]) => [name, worst(name, part)]));
};

/** The body with the most entries that has the allowed size. */
const bodyOf = (schema: Json, text: string, bytes: number): string => {
  for (let count = bytes > 64 * KB ? MOST_ENTRIES : MOST_ITEMS; count > 1; count = Math.floor(count * 0.8)) {
    const body = JSON.stringify(worstOf(schema, text, count));
    if (Buffer.byteLength(body) <= bytes) return body;
  }
  return JSON.stringify(worstOf(schema, text, 1));
};

const jsonBodies = (schema: Json, bytes: number): readonly string[] => [
  ...TEXTS.flatMap((text) =>
    LENGTHS.map((length) => bodyOf(schema, text.repeat(length).slice(0, length), bytes)),
  ),
  '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  `{${Array.from({ length: Math.floor(bytes / 14) }, (_, at) => `"key${at}":1`).join()}}`,
];

const formBodies = (bytes: number): readonly string[] => [
  ...TEXTS.map((text) => `client_id=${encodeURIComponent(text).repeat(bytes)}`.slice(0, bytes)),
  Array.from({ length: Math.floor(bytes / 10) }, (_, at) => `k${at}=1`).join('&'),
];

/** Addresses whose parameters are as long as Node reads them: 16 KB of headers. */
const queriesOf = (names: readonly string[]): readonly string[] =>
  TEXTS.map((text) => {
    const most = Math.floor((12 * KB) / Math.max(1, names.length));
    return names.map((name) => `${name}=${encodeURIComponent(text).repeat(most).slice(0, most)}`).join('&');
  });

/** What a live application says of itself. */
const TERMS = `--purpose Books --privacy-url ${ORIGIN}/p --keep-days 30 --contact me`.split(' ');

/** Later calls read the signals. Last come the calls that end a session, a person or an application. */
const turnOf = (path: string) =>
  path.endsWith('/signals') ? 0 : /(delete|renew|end-sessions|suspend|rotate)$/.test(path) ? 2 : 1;

/** The built program with a signed-in person, in a process that measures its own stalls. */
const startProgram = async (root: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'stalls-'));
  const cli = resolve(root, 'dist/provider/cli.js');
  const operations = `127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    DATABASE_URL: `file:${join(folder, 'provider.sqlite')}`,
    PROVIDER_SECRET: SECRET,
    PORT: '0',
    OPERATIONS_ADDRESS: operations,
  };
  const watch = resolve(import.meta.dirname, 'watch-loop.mjs');
  const child = fork(cli, ['serve'], { env, silent: true, execArgv: ['--import', watch] });
  let out = '';
  child.stdout?.on('data', (part) => {
    out += part;
  });
  while (!/"listening":"http/.test(out)) await wait(100);
  const url = /"listening":"(http[^"]+)"/.exec(out)?.[1] ?? '';
  const run = (...args: readonly string[]) =>
    JSON.parse(execFileSync(process.execPath, [cli, ...args], { env, stdio: 'pipe' }).toString());
  const add = (...more: readonly string[]) =>
    run('app', 'add', '--name', 'Shop', '--origin', ORIGIN, ...more);
  const [{ id, key }, test] = [add(...TERMS), add('--test')];
  known.app = id;
  const operator = run('operator', 'token', 'add', '--name', 'Me');

  const json = { 'content-type': 'application/json' };
  const own = { ...json, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const signIn = async (before: string, confirm: string, headers: Record<string, string>) => {
    const { challenge } = await (await post(before, { email: EMAIL }, headers)).json();
    const { messages } = await (await fetch(`${url}/sandbox/inbox?email=${EMAIL}`)).json();
    return post(confirm, { email: EMAIL, code: messages[0].code, challenge }, headers);
  };
  const ofFrame = { ...json, origin: url, 'x-api-key': key, 'x-embedder': ORIGIN };
  const { token } = await (await signIn('/api/email/verify', '/api/email/verify/confirm', ofFrame)).json();
  const account = await signIn('/account/api/code', '/account/api/sign-in', own);
  const cookie = account.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const ofTest = { ...json, origin: ORIGIN, 'x-api-key': test.key };
  const asked = { ...known, userEmail: EMAIL, appName: 'Shop', timestamp: known.date };
  const { accessToken } = await (await post('/api/inferenceTest', asked, ofTest)).json();
  const documentAt = async (address: string, headers = {}) =>
    Object.entries(jsonIn(jsonIn(await (await fetch(address, { headers })).json()).paths));
  const byOperator = { authorization: `Bearer ${operator.token}` };
  return {
    url,
    operations: `http://${operations}`,
    paths: [
      ...(await documentAt(`${url}/api/openapi.json`)),
      ...(await documentAt(`http://${operations}/operator/api/openapi.json`, byOperator)),
    ].sort(([one], [other]) => turnOf(one) - turnOf(other)),
    headersFor: (path: string, security: string): Record<string, string> => {
      if (security.includes('operator')) return byOperator;
      if (security.includes('accessToken')) return { authorization: `Bearer ${accessToken}` };
      if (path === '/api/inferenceTest') return ofTest;
      if (security.includes('session')) return { ...ofFrame, authorization: `Bearer ${token}` };
      return security.includes('apiKey') ? ofFrame : { 'sec-fetch-site': 'same-origin', cookie };
    },
    stallMs: async (): Promise<number> => {
      child.send('stall');
      const [ms] = await once(child, 'message');
      return Number(ms);
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};

/** For each call of the OpenAPI document the longest stall of the event loop by hostile bodies of the allowed size. */
export const stalls = async (root: string): Promise<Table> => {
  const { url, operations, paths, headersFor, stallMs, close } = await startProgram(root);
  const rows: Row[] = [];
  for (const [path, methods] of paths)
    for (const [method, call] of Object.entries(jsonIn(methods))) {
      // No call of this method has a body.
      if (method === 'delete') continue;
      const { requestBody, parameters, security } = jsonIn(call);
      const [content] = Object.entries(jsonIn(jsonIn(requestBody).content));
      const [type = '', { schema }] =
        content === undefined ? ['', { schema: {} }] : [content[0], jsonIn(content[1])];
      const bytes = path.endsWith('/signals') ? 1024 * KB : 64 * KB;
      const bodies =
        type === '' ? [] : type.endsWith('json') ? jsonBodies(jsonIn(schema), bytes) : formBodies(bytes);
      const names = listIn(parameters)
        .map(jsonIn)
        .flatMap((each) => (each.in === 'query' ? [String(each.name)] : []));
      const queries = names.length === 0 ? [''] : queriesOf(names);
      const headers = {
        ...headersFor(path, JSON.stringify(security ?? [])),
        ...(type && { 'content-type': type }),
      };
      let longest = 0;
      for (const query of bodies.length > 0 ? [''] : queries)
        for (const body of bodies.length > 0 ? bodies : [undefined]) {
          const rounds: number[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            await stallMs();
            const place = path.replace('{app}', String(known.app)).replace(/\{\w+\}/g, 'github');
            const address = `${path.startsWith('/operator') ? operations : url}${place}${query && `?${query}`}`;
            const sent = {
              method: method.toUpperCase(),
              headers,
              redirect: 'manual',
              ...(body && { body }),
            } as const;
            await (await fetch(address, sent)).arrayBuffer();
            rounds.push(await stallMs());
          }
          longest = Math.max(longest, Math.min(...rounds));
        }
      rows.push(boundedRow(`${method.toUpperCase()} ${path}`, 'ms', figureOf([longest]), LIMIT_MS));
    }
  await close();
  return {
    title: 'The longest stall of the event loop by hostile bodies of the allowed size, call by call',
    subject: 'provider',
    rows,
    note: `The built program. The shortest of ${ROUNDS} rounds counts for each body.`,
  };
};
