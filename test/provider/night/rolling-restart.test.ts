import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { soon } from '../../support/until.ts';
import { usePostgres } from '../support/both-databases.ts';
import { openTools, startOneOfMany } from '../support/copies.ts';
import { type Copy, fetchFrom } from '../support/process.ts';
import { signIn } from '../support/sign-in.ts';
import { type CopyPorts, PROXIES, startProxy, whyNot } from './proxies.ts';

const postgres = usePostgres();
const SIGNED_IN = '"call":"confirmCode","method":"POST","status":200';
const USED = 5;

const startCopyAt = ({ host, api, operations }: CopyPorts, url: string, stopDelayS: number): Promise<Copy> =>
  startOneOfMany(url, {
    HOST: host,
    PORT: String(api),
    OPERATIONS_ADDRESS: `${host}:${operations}`,
    STOP_DELAY: String(stopDelayS),
    TRUSTED_PROXIES: '127.0.0.1',
  });

/** Two copies with the same ports at two addresses, because Caddy asks all copies at one port. */
const twoCopies = async (): Promise<readonly CopyPorts[]> => {
  const ports = { api: await freePort(), operations: await freePort() };
  return ['127.0.0.1', '127.0.0.2'].map((host) => ({ host, ...ports }));
};

it('what the documentation says of nginx is what the rolling restart below runs with', () => {
  const chapter = readFileSync('showcase/docs/chapters/keep-provider.mdx', 'utf8');
  const [, sentence = ''] = /Behind nginx(.+?)HAProxy needs/s.exec(chapter) ?? [];
  const words = [...sentence.matchAll(/`([^`]+)`/g)].map(([, each]) => each ?? '');
  expect(words).toContain('max_fails=0');
  const config = PROXIES.nginx.config(0, [{ host: '127.0.0.1', api: 0, operations: 0 }], '');
  expect(words.filter((each) => !config.includes(each))).toEqual([]);
});

describe.skipIf(!postgres.isThere)('two copies on PostgreSQL', () => {
  for (const [name, proxy] of Object.entries(PROXIES)) {
    const reason = whyNot(name, proxy);
    const title = reason === null ? `behind ${name}` : `behind ${name}, which is ${reason}`;
    it.skipIf(reason !== null)(
      `${title}, lose no sign-in over a rolling restart`,
      async () => {
        const url = await postgres.database();
        const tools = await openTools(url);
        onTestFinished(() => tools.database.close());
        const ports = await twoCopies();
        const { stopDelayS, usesAtOnce = false } = proxy;
        const copies = await Promise.all(ports.map((each) => startCopyAt(each, url, stopDelayS)));
        const address = await startProxy(proxy, ports);
        const refusals: string[] = [];
        const fetch = async (call: Request) => {
          const answer = await fetchFrom({ url: address }).fetch(call);
          if (answer.status >= 400) refusals.push(`${answer.status} ${await answer.clone().text()}`);
          return answer;
        };
        await soon(async () =>
          expect((await fetch(new Request(`${address}/api/openapi.json`))).status).toBe(200),
        );

        refusals.length = 0;
        let isRestarting = true;
        const failures: string[] = [];
        let done = 0;
        const people = async (worker: number) => {
          for (let index = 0; isRestarting; index += 1) {
            const email = `${name.toLowerCase()}-${worker}-${index}@example.net`;
            // The proxies trust this address: each person has an address of their own behind it.
            const headers = { 'x-forwarded-for': `10.0.${worker}.${index % 250}` };
            await signIn({ fetch, mails: tools.mails }, tools.key, email, { headers }).then(
              () => (done += 1),
              (error: unknown) => failures.push(`${email}: ${error}`),
            );
          }
        };
        const signingIn = Promise.all([0, 1, 2, 3].map(people));
        const codes: unknown[] = [];
        for (const [index, each] of ports.entries()) {
          codes.push(await copies[index]?.end('SIGTERM'));
          const ready = await startCopyAt(each, url, stopDelayS);
          // The next copy stops once the proxy uses this one again. One call is not enough: it may be a health check,
          // or a try of a proxy that still counts an earlier failure.
          await soon(() =>
            expect(
              usesAtOnce || ready.written.out.split(SIGNED_IN).length > USED,
              failures[0] ?? 'no sign-in yet',
            ).toBe(true),
          );
        }
        isRestarting = false;
        await signingIn;
        console.log(`${name}: ${done} sign-ins over the restart of both copies, ${failures.length} failed`);
        expect([failures, refusals, codes]).toEqual([[], [], [0, 0]]);
      },
      1_800_000,
    );
  }
});
