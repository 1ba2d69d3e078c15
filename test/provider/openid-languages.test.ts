import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createAdaptorServer } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { createBrowser, locationOf, RETURN, signInOnPage, startOpenId } from './support/open-id.ts';
import { createClock } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { EMAIL } from './support/sign-in.ts';

/** The samples of the documentation. */
const CLIENTS = resolve('showcase/docs/samples/openid');

/** Debian keeps the sources of Go's libraries in a folder, and has no module files for them. */
const GO = { GOPATH: '/usr/share/gocode', GO111MODULE: 'off', GOFLAGS: '' };

interface Language {
  readonly name: string;
  /** Fails where the program or the library is absent. */
  readonly probe: readonly [program: string, ...args: string[]];
  /** Returns the command that runs the client. */
  readonly command: () => readonly [program: string, ...args: string[]];
  readonly install: string;
  readonly variables?: Readonly<Record<string, string>>;
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'Python: Authlib',
    probe: ['/usr/bin/python3', '-c', 'import authlib, requests'],
    command: () => ['/usr/bin/python3', join(CLIENTS, 'authlib_client.py')],
    install: 'python3-authlib python3-requests',
    variables: { AUTHLIB_INSECURE_TRANSPORT: '1' },
  },
  {
    name: 'Go: go-oidc with golang.org/x/oauth2',
    probe: ['go', 'list', 'github.com/coreos/go-oidc', 'golang.org/x/oauth2'],
    command: () => {
      const built = join(scratchFolder(), 'client');
      execFileSync('go', ['build', '-o', built, join(CLIENTS, 'client.go')], {
        env: { ...process.env, ...GO },
      });
      return [built];
    },
    install: 'golang-go golang-github-coreos-go-oidc-dev',
    variables: GO,
  },
  {
    name: 'Ruby: openid_connect',
    probe: ['ruby', '-e', 'require "openid_connect"'],
    command: () => ['ruby', join(CLIENTS, 'client.rb')],
    install: 'ruby-openid-connect',
  },
];

const runs = ({ probe: [program, ...args], variables }: Language) => {
  try {
    execFileSync(program, args, { stdio: 'ignore', env: { ...process.env, ...variables } });
    return true;
  } catch {
    return false;
  }
};

/** A provider on a port of its own: other programs cannot call it in this process. */
const start = async (isConfidential: boolean) => {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const clock = createClock(Date.now());
  const started = await startOpenId({ isConfidential, clock, variables: { PUBLIC_URL: issuer } });
  const server = createAdaptorServer({
    fetch: (request) => started.provider.fetch(request, '127.0.0.1'),
    overrideGlobalObjects: false,
  });
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { ...started, issuer };
};

/** Runs a client; returns its lines, and what gives it one. */
const startClient = ({ command, variables }: Language, env: Readonly<Record<string, string>>) => {
  const [program, ...args] = command();
  const child = spawn(program, args, { env: { ...process.env, ...variables, ...env } });
  onTestFinished(() => void child.kill());
  const errors: string[] = [];
  child.stderr.on('data', (part) => void errors.push(String(part)));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    line: async () => {
      const { value, done } = await lines.next();
      if (!done) return value;
      await once(child, 'close');
      throw new Error(`The client ended: ${errors.join('')}`);
    },
    give: (text: string) => void child.stdin.write(`${text}\n`),
  };
};

for (const language of LANGUAGES) {
  const isAbsent = !runs(language);
  if (isAbsent)
    console.warn(`\n${language.name} is not installed: NOT RUN (Debian: apt install ${language.install}).\n`);

  describe.skipIf(isAbsent)(language.name, () => {
    it.each([
      ['public', false],
      ['confidential', true],
    ])(
      'signs a person in for a %s client, reads who they are, and refreshes',
      async (_kind, isConfidential) => {
        const { provider, app, issuer } = await start(isConfidential);
        const SECRET = app.secret ?? '';
        const { line, give } = startClient(language, {
          ISSUER: issuer,
          APP: app.id,
          SECRET,
          REDIRECT: RETURN,
        });
        const browser = createBrowser(provider);
        const page = locationOf(await browser.go(await line()));
        const { location } = await signInOnPage(provider, browser, page);
        give(location);
        const got = JSON.parse(await line());
        expect(got).toEqual({
          subject: expect.stringMatching(/^[\w-]{20,}$/),
          person: got.subject,
          email: EMAIL,
          isRotated: true,
        });
      },
    );
  });
}
