import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { SAMPLE_PEOPLE } from '../../../../provider/interests/sample-people/index.ts';
import { CONNECTORS } from '../../../../provider/platforms/connectors.ts';
import { API_ANSWERS } from '../../../../showcase/sandbox/platforms/api-answers.ts';
import { createPlatformServers } from '../../support/platform.ts';

/** The platforms of the day, with and without PKCE. */
export const PLATFORMS = ['github', 'reddit', 'pinterest', 'youtube'] as const;

/** `errors`: every call gets 500. `limited`: readings get 429. `silent`: readings get no answer. */
export type PlatformState = 'well' | 'errors' | 'limited' | 'silent';

/** The answer to a reading: the sample person of the token, in the platform's own format. */
const readingOf = (request: Request): Response => {
  const [, number = '0'] = /access-(\d+)-of/.exec(request.headers.get('authorization') ?? '') ?? [];
  const person = SAMPLE_PEOPLE[Number(number) % SAMPLE_PEOPLE.length] ?? SAMPLE_PEOPLE[0];
  const id = PLATFORMS.find((each) => request.url.startsWith(CONNECTORS[each].api));
  if (id === undefined) return new Response(null, { status: 404 });
  const { origin, pathname, searchParams } = new URL(request.url);
  const base = `${origin}${pathname}`;
  const path = base.slice(CONNECTORS[id].api.length).replace(/^\//, '');
  const answer = API_ANSWERS[id](person, path, searchParams, base);
  if (answer instanceof Response) return answer;
  return answer === null ? new Response(null, { status: 404 }) : Response.json(answer);
};

/** The platforms on loopback. The first part of a path is the platform's host. */
export const startPlatforms = async () => {
  const servers = createPlatformServers();
  let state: PlatformState = 'well';

  const answerTo = (request: Request): Promise<Response> | Response | null => {
    if (state === 'errors') return new Response('Away', { status: 500 });
    if (request.method !== 'GET') return servers.handle(request);
    if (state === 'silent') return null;
    return state === 'limited'
      ? new Response('', { status: 429, headers: { 'retry-after': '60' } })
      : readingOf(request);
  };

  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const body = Buffer.concat(parts).toString();
    const { method = 'GET', url = '/' } = incoming;
    const request = new Request(`https:/${url}`, { method, headers, ...(body === '' ? {} : { body }) });
    const answer = await answerTo(request);
    if (answer === null) return;
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    allow: servers.allow,
    issued: servers.issued,
    revoked: servers.revoked,
    state: () => state,
    become: (next: PlatformState) => {
      state = next;
      // Calls without an answer end with their connection.
      if (next === 'well') server.closeAllConnections();
    },
  };
};

export type Platforms = Awaited<ReturnType<typeof startPlatforms>>;
