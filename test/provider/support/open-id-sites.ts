import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { scratchFolder } from './scratch.ts';

const SAMPLES = resolve('showcase/docs/samples/openid');

type Variables = Readonly<Record<string, string>>;

export interface SiteLanguage {
  readonly name: string;
  readonly probe: readonly [program: string, ...args: string[]];
  readonly command: (site: URL) => { readonly line: readonly [string, ...string[]]; readonly cwd?: string };
  readonly install: string;
  readonly variables?: Variables;
  /** For a library without PKCE, which signs in with a secret and a nonce. */
  readonly isWithoutPkce?: boolean;
}

/** Settings of a project, and the sample as its addresses. */
const DJANGO = `
import sys
from wsgiref.simple_server import make_server
from django.conf import settings
settings.configure(
    SECRET_KEY='of a test', ALLOWED_HOSTS=['*'], ROOT_URLCONF='sign_in', INSTALLED_APPS=['django.contrib.sessions'],
    SESSION_ENGINE='django.contrib.sessions.backends.cache',
    MIDDLEWARE=['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.csrf.CsrfViewMiddleware'])
from django.core.wsgi import get_wsgi_application
make_server('127.0.0.1', int(sys.argv[1]), get_wsgi_application()).serve_forever()
`;

const node = (name: string): SiteLanguage => ({
  name: `Node: ${name}`,
  probe: [process.execPath, '--version'],
  command: () => ({ line: [process.execPath, join(SAMPLES, `${name}.mjs`)] }),
  install: 'nodejs',
});

export const SITES: readonly SiteLanguage[] = [
  node('express'),
  node('passport'),
  { ...node('passport-openidconnect'), isWithoutPkce: true },
  {
    name: 'Django: Authlib',
    probe: ['/usr/bin/python3', '-c', 'import authlib, django, requests'],
    command: ({ port }) => {
      const cwd = scratchFolder();
      copyFileSync(join(SAMPLES, 'django/sign_in.py'), join(cwd, 'sign_in.py'));
      return { line: ['/usr/bin/python3', '-c', DJANGO, port], cwd };
    },
    install: 'python3-django python3-authlib python3-requests',
    variables: { AUTHLIB_INSECURE_TRANSPORT: '1' },
  },
  {
    name: 'PHP',
    probe: ['php', '-r', 'exit(extension_loaded("openssl") ? 0 : 1);'],
    command: ({ host }) => ({ line: ['php', '-S', host, join(SAMPLES, 'php/index.php')] }),
    install: 'php-cli',
  },
];

export const isInstalled = ({ name, probe, install, variables }: Omit<SiteLanguage, 'command'>) => {
  const [program, ...args] = probe;
  try {
    execFileSync(program, args, { stdio: 'ignore', env: { ...process.env, ...variables } });
    return true;
  } catch {
    console.warn(`\n${name} is not installed: NOT RUN (Debian: apt install ${install}).\n`);
    return false;
  }
};

export const serveSite = async ({ command, variables }: SiteLanguage, site: URL, given: Variables) => {
  const { line, cwd } = command(site);
  const [program, ...args] = line;
  const env = { ...process.env, ...variables, ...given, SITE: site.origin, SESSION_SECRET: 'of a test' };
  const child = spawn(program, args, { cwd, env });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => void written.push(String(part)));
  onTestFinished(() => void child.kill());
  const isServing = async () => {
    if (child.exitCode !== null) return;
    await fetch(site);
  };
  await vi.waitFor(isServing, { timeout: 30_000, interval: 100 });
  if (child.exitCode !== null) throw new Error(`The site ended: ${written.join('')}`);
  return written;
};

export const createVisitor = (answerOf: (request: Request) => Promise<Response> = fetch) => {
  const cookies = new Map<string, string>();
  const visit = async (address: string | URL, { headers, ...init }: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const given = { ...Object.fromEntries(new Headers(headers)), ...(cookie === '' ? {} : { cookie }) };
    const answer = await answerOf(new Request(address, { ...init, redirect: 'manual', headers: given }));
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return { cookies, visit };
};

export type Visitor = ReturnType<typeof createVisitor>;
