import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBrowser, locationOf, RETURN, signInOnPage } from '../support/open-id.ts';
import { startOpenIdOnPort } from '../support/open-id-port.ts';
import { isInstalled } from '../support/open-id-sites.ts';
import { scratchFolder } from '../support/scratch.ts';
import { EMAIL } from '../support/sign-in.ts';

const CLIENTS = resolve('showcase/docs/samples/openid');

/** Debian keeps the sources of Go's libraries in a folder, and has no module files for them. */
const GO = { GOPATH: '/usr/share/gocode', GO111MODULE: 'off', GOFLAGS: '' };

interface Language {
  readonly name: string;
  readonly probe: readonly [program: string, ...args: string[]];
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

const begin = async (language: Language, isConfidential: boolean) => {
  const { provider, app, issuer } = await startOpenIdOnPort({ isConfidential });
  const SECRET = app.secret ?? '';
  const client = startClient(language, { ISSUER: issuer, APP: app.id, SECRET, REDIRECT: RETURN });
  const browser = createBrowser(provider);
  const asked = await client.line();
  const page = locationOf(await browser.go(asked));
  const signIn = async () => (await signInOnPage(provider, browser, page)).location;
  return { ...client, browser, asked, page, signIn };
};

for (const language of LANGUAGES) {
  describe.skipIf(!isInstalled(language))(language.name, () => {
    it.each([
      ['public', false],
      ['confidential', true],
    ])('signs a person in for a %s client, refreshes, and signs out', async (_kind, isConfidential) => {
      const { line, give, browser, asked, signIn } = await begin(language, isConfidential);
      give(await signIn());
      const got = JSON.parse(await line());
      expect(got).toEqual({
        subject: expect.stringMatching(/^[\w-]{20,}$/),
        person: got.subject,
        email: EMAIL,
        isRotated: true,
        signOut: expect.any(String),
      });
      const silent = `${asked}&prompt=none`;
      expect(locationOf(await browser.go(silent))).toMatch(/[?&]code=/);
      expect(locationOf(await browser.go(got.signOut))).toBe(RETURN);
      expect(locationOf(await browser.go(silent))).toContain('error=login_required');
    });
  });
}
