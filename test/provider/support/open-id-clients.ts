import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Auth, type AuthConfig } from '@auth/core';
import { UserManager } from 'oidc-client-ts';
import { expect, onTestFinished, vi } from 'vitest';
import { required } from '../../support/until.ts';
import { locationOf } from './open-id.ts';
import { scratchFolder } from './scratch.ts';

const SAMPLES = resolve('showcase/docs/samples/openid');
const PROGRAMS = resolve('test/provider/night/clients');
const SECRET = 'the secret of a site in a test';

type Variables = Readonly<Record<string, string>>;
type Line = readonly [program: string, ...args: string[]];

interface Needed {
  readonly name: string;
  readonly probe: Line;
  readonly install: string;
  readonly variables?: Variables;
}

interface Given {
  readonly issuer: string;
  readonly id: string;
  /** Empty for a public client. */
  readonly secret: string;
  readonly site: URL;
}

/** What a person and the pages of an application do with a client. */
interface Acts {
  /** Returns the address of the provider's page. */
  readonly begin: () => Promise<string>;
  readonly finish: (answer: string) => Promise<unknown>;
  readonly who: () => Promise<unknown>;
  /** So many requests at once, after the hour of the access token. */
  readonly refresh?: (count: number) => Promise<unknown>;
  /** Returns the address of the provider's sign-out. */
  readonly signOut: () => Promise<string>;
}

export interface OpenIdClient extends Needed {
  readonly start: (given: Given) => Promise<Acts>;
  readonly isConfidentialOnly?: boolean;
  /** For a library without PKCE. */
  readonly isWithoutPkce?: boolean;
  /** Takes every access token for one whose hour is over, also within the minute of a refresh. */
  readonly isAlwaysLate?: boolean;
}

export const isInstalled = ({ name, probe, install, variables }: Needed) => {
  const [program, ...args] = probe;
  try {
    execFileSync(program, args, { stdio: 'ignore', env: { ...process.env, ...variables } });
    return true;
  } catch {
    console.warn(`\n${name} is not installed: NOT RUN (Debian: apt install ${install}).\n`);
    return false;
  }
};

const NODE = { probe: [process.execPath, '--version'], install: 'nodejs' } satisfies Omit<Needed, 'name'>;

const times = (count: number, act: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, act));

const createVisitor = (answerOf: (request: Request) => Promise<Response> = fetch) => {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const visit = async (address: string | URL, { headers, ...init }: RequestInit = {}) => {
    const given = { ...Object.fromEntries(new Headers(headers)), cookie: cookie() };
    const answer = await answerOf(new Request(address, { ...init, redirect: 'manual', headers: given }));
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return { cookies, cookie, visit };
};

const run = ([program, ...args]: Line, env: Variables) => {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  onTestFinished(async () => {
    const ended = child.exitCode === null ? once(child, 'close') : null;
    child.kill();
    await ended;
  });
  const written: string[] = [];
  child.stderr.on('data', (part) => void written.push(String(part)));
  return { child, written };
};

interface Site extends Omit<OpenIdClient, 'start'> {
  readonly command: (site: URL) => { readonly line: Line; readonly env?: Variables };
}

const serve = async ({ command, variables }: Site, { issuer, id, secret, site }: Given) => {
  const { line, env } = command(site);
  const own = { PROVIDER_URL: issuer, PROVIDER_APP: id, PROVIDER_SECRET: secret };
  const shared = { ...variables, ...own, SITE: site.origin, SESSION_SECRET: SECRET };
  const { child, written } = run(line, { ...shared, ...env });
  const isServing = async () => {
    if (child.exitCode === null) await fetch(site, { redirect: 'manual' });
  };
  await vi.waitFor(isServing, { timeout: 30_000, interval: 100 });
  if (child.exitCode !== null) throw new Error(`The site ended: ${written.join('')}`);
};

/** A sample with the addresses `/sign-in`, `/callback` and `/sign-out`; `refreshing` is one that refreshes. */
const site = (sample: Site, refreshing?: string): OpenIdClient => ({
  ...sample,
  start: async (given) => {
    await serve(sample, given);
    const { cookies, visit } = createVisitor();
    const at = (path: string) => new URL(path, given.site);
    const read = async (path: string) => {
      const answer = await visit(at(path));
      expect(answer.status).toBe(200);
      return answer.json();
    };
    return {
      begin: async () => locationOf(await visit(at('/sign-in'))),
      finish: async (answer) => expect(at(locationOf(await visit(answer)))).toEqual(at('/')),
      who: () => read('/'),
      ...(refreshing && { refresh: (count) => times(count, () => read(refreshing)) }),
      signOut: async () => {
        const headers = { 'x-csrftoken': cookies.get('csrftoken') ?? '' };
        return locationOf(await visit(at('/sign-out'), { method: 'POST', headers }));
      },
    };
  },
});

const node = (name: string): Site => ({
  ...NODE,
  name: `Node: ${name}`,
  command: () => ({ line: [process.execPath, join(SAMPLES, `${name}.mjs`)] }),
});

const APACHE: Site = {
  name: 'Apache: mod_auth_openidc',
  probe: ['test', '-e', '/usr/lib/apache2/modules/mod_auth_openidc.so'],
  install: 'apache2 libapache2-mod-auth-openidc',
  isConfidentialOnly: true,
  isAlwaysLate: true,
  command: ({ host }) => {
    const folder = scratchFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'index.html'), 'The page');
    const env = { FOLDER: folder, HOST: host, SAMPLE: join(SAMPLES, 'apache.conf') };
    return { line: ['/usr/sbin/apache2', '-f', join(PROGRAMS, 'apache.conf'), '-D', 'FOREGROUND'], env };
  },
};

const apache: OpenIdClient = {
  ...APACHE,
  start: async (given) => {
    await serve(APACHE, given);
    const { visit } = createVisitor();
    const page = async () => {
      const { status, headers } = await visit(given.site);
      if (status !== 200) return null;
      const [subject, email] = headers.get('x-person')?.split(' ') ?? [];
      return { subject, email };
    };
    return {
      begin: async () => locationOf(await visit(given.site)),
      finish: async (answer) => expect(locationOf(await visit(answer))).toBe(given.site.href),
      who: page,
      refresh: async (count) => expect(await times(count, page)).not.toContain(null),
      signOut: async () =>
        locationOf(
          await visit(new URL(`/callback?logout=${encodeURIComponent(given.site.href)}`, given.site)),
        ),
    };
  },
};

interface Terminal extends Omit<OpenIdClient, 'start'> {
  readonly command: () => Line;
  readonly canRepeat?: boolean;
}

/** A sample that prints the address to open, reads that of the return, refreshes, and prints what it got. */
const terminal = ({ command, canRepeat, ...sample }: Terminal): OpenIdClient => ({
  ...sample,
  start: async ({ issuer, id, secret, site }) => {
    const own = { ISSUER: issuer, APP: id, SECRET: secret, REDIRECT: site.href };
    const { child, written } = run(command(), { ...sample.variables, ...own });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const line = async () => {
      const { value, done } = await lines.next();
      if (!done) return value;
      await once(child, 'close');
      throw new Error(`The client ended: ${written.join('')}`);
    };
    const give = (text: string) => {
      child.stdin.write(`${text}\n`);
      return line();
    };
    let got: { subject: string; email: string; signOut: string } | null = null;
    return {
      begin: line,
      finish: async (answer) => {
        const { subject, email, person, isRotated, signOut } = JSON.parse(await give(answer));
        expect({ person, isRotated }).toEqual({ person: subject, isRotated: true });
        got = { subject, email, signOut };
      },
      who: async () => got && { subject: got.subject, email: got.email },
      ...(canRepeat && { refresh: async (count) => expect(await give(String(count))).toBe('done') }),
      signOut: async () => {
        const { signOut } = required(got, 'the sign-in');
        got = null;
        return signOut;
      },
    };
  },
});

const PYTHON = '/usr/bin/python3';

/** Debian keeps the sources of Go's libraries in a folder, and has no module files for them. */
const GO = { GOPATH: '/usr/share/gocode', GO111MODULE: 'off', GOFLAGS: '' };

const authJs: OpenIdClient = {
  ...NODE,
  name: 'Next.js: Auth.js',
  isConfidentialOnly: true,
  start: async ({ issuer, id, secret, site: { origin } }) => {
    vi.stubEnv('PROVIDER_URL', issuer);
    vi.stubEnv('PROVIDER_APP', id);
    vi.stubEnv('PROVIDER_SECRET', secret);
    vi.stubEnv('AUTH_SECRET', SECRET);
    vi.resetModules();
    const { authConfig } = await import('../../../showcase/docs/samples/openid/next/auth.config.ts');
    const { endSessionAddress } = await import('../../../showcase/docs/samples/openid/next/end-session.ts');
    const config: AuthConfig = { ...authConfig, basePath: '/api/auth', secret: SECRET, trustHost: true };
    const { cookie, visit } = createVisitor((request) => Auth(request, config));
    const at = (path: string) => new URL(`/api/auth/${path}`, origin);
    const post = async (path: string) => {
      const { csrfToken } = await (await visit(at('csrf'))).json();
      const body = new URLSearchParams({ csrfToken, callbackUrl: `${origin}/` });
      return visit(at(path), { method: 'POST', body });
    };
    const endAddress = () =>
      endSessionAddress(new Request(`${origin}/sign-out`, { headers: { cookie: cookie() } }), `${origin}/`);
    const who = async () => {
      const session = await (await visit(at('session'))).json();
      expect(JSON.stringify(session)).not.toContain('oken');
      return session && { subject: session.subject, email: session.user.email };
    };
    return {
      begin: async () => locationOf(await post('signin/data-connect')),
      finish: async (answer) => {
        expect(await endAddress()).toBeNull();
        expect(locationOf(await visit(answer))).toBe(`${origin}/`);
      },
      who,
      refresh: async (count) => expect(await times(count, who)).not.toContain(null),
      signOut: async () => {
        const left = required(await endAddress(), 'the address of the sign-out');
        await post('signout');
        return left;
      },
    };
  },
};

const oidcClientTs: OpenIdClient = {
  ...NODE,
  name: 'Single-page: oidc-client-ts',
  start: async ({ issuer, id, secret, site: { origin } }) => {
    let left = '';
    const navigate = async ({ url }: { readonly url: string }) => {
      left = url;
      return { url };
    };
    const navigator = {
      prepare: async () => ({ navigate, close: () => {} }),
      callback: async () => {},
    };
    const given = {
      authority: issuer,
      client_id: id,
      ...(secret && { client_secret: secret }),
      redirect_uri: `${origin}/callback`,
      post_logout_redirect_uri: `${origin}/`,
      scope: 'openid email interests offline_access',
      loadUserInfo: true,
      automaticSilentRenew: false,
    };
    const manager = new UserManager(given, navigator);
    const leaving = async (leave: () => Promise<void>) => {
      await leave();
      return left;
    };
    return {
      begin: () => leaving(() => manager.signinRedirect()),
      finish: (answer) => manager.signinRedirectCallback(answer),
      who: async () => {
        const user = await manager.getUser();
        return user && { subject: user.profile.sub, email: user.profile.email };
      },
      refresh: (count) => times(count, () => manager.signinSilent()),
      signOut: () => leaving(() => manager.signoutRedirect()),
    };
  },
};

export const CLIENTS: readonly OpenIdClient[] = [
  site({ ...node('express'), name: 'Express: openid-client' }, '/interests'),
  authJs,
  oidcClientTs,
  terminal({
    name: 'Python: Authlib',
    probe: [PYTHON, '-c', 'import authlib, requests'],
    command: () => [PYTHON, '-u', join(PROGRAMS, 'authlib-repeat.py'), SAMPLES],
    install: 'python3-authlib python3-requests',
    variables: { AUTHLIB_INSECURE_TRANSPORT: '1' },
    canRepeat: true,
  }),
  apache,
  terminal({
    name: 'Python: requests-oauthlib',
    probe: [PYTHON, '-c', 'import requests_oauthlib'],
    command: () => [PYTHON, '-u', join(SAMPLES, 'requests_oauthlib_client.py')],
    install: 'python3-requests-oauthlib',
    variables: { OAUTHLIB_INSECURE_TRANSPORT: '1' },
  }),
  { ...site(node('passport-openidconnect')), isConfidentialOnly: true, isWithoutPkce: true },
  site(node('passport')),
  terminal({
    name: 'Go: go-oidc with golang.org/x/oauth2',
    probe: ['go', 'list', 'github.com/coreos/go-oidc', 'golang.org/x/oauth2'],
    command: () => {
      const built = join(scratchFolder(), 'client');
      execFileSync('go', ['build', '-o', built, join(SAMPLES, 'client.go')], {
        env: { ...process.env, ...GO },
      });
      return [built];
    },
    install: 'golang-go golang-github-coreos-go-oidc-dev',
    variables: GO,
  }),
  terminal({
    name: 'Ruby: openid_connect',
    probe: ['ruby', '-e', 'require "openid_connect"'],
    command: () => ['ruby', join(SAMPLES, 'client.rb')],
    install: 'ruby-openid-connect',
  }),
  site({
    name: 'Django: Authlib',
    probe: [PYTHON, '-c', 'import authlib, django, requests'],
    command: ({ port }) => ({
      line: [PYTHON, join(PROGRAMS, 'django-site.py'), port, join(SAMPLES, 'django')],
    }),
    install: 'python3-django python3-authlib python3-requests',
    variables: { AUTHLIB_INSECURE_TRANSPORT: '1' },
  }),
  site({
    name: 'PHP',
    probe: ['php', '-r', 'exit(extension_loaded("openssl") ? 0 : 1);'],
    command: ({ host }) => ({ line: ['php', '-S', host, join(SAMPLES, 'php/index.php')] }),
    install: 'php-cli',
  }),
];
