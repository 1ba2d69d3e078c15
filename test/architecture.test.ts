import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roomOf } from './support/rooms.ts';
import { type Import, type SourceFile, sourceFiles } from './support/source-tree.ts';

const files = ['widget', 'showcase', 'provider', 'scripts'].flatMap((folder) => sourceFiles(folder));
const tests = sourceFiles('test');
const byPath = new Map(files.map((file) => [file.path, file]));

const PACKAGES: Record<string, RegExp> = {
  kernel: /^$/,
  callback: /^$/,
  domain: /^$/,
  machine: /^xstate$/,
  testing: /^xstate$/,
  services: /^$/,
  locales: /^$/,
  ui: /^(react|react-dom(\/client)?|@xstate\/react)$/,
  shell: /^$/,
  flow: /^(xstate|preact|react-dom\/client|@r2wc\/react-to-web-component)$/,
  react: /^(react|data-connect)$/,
  // For hosts' servers: no package of Node, so that an edge runtime can have it.
  server: /^jose$/,
  manifest: /^(custom-elements-manifest|node:(crypto|fs|path))$/,
  'provider/account': /^(react|react-dom\/client|@simplewebauthn\/browser)$/,
  'provider/apps': /^kysely$/,
  'provider/people': /^(kysely|node:(crypto|net|url)|@simplewebauthn\/server)$/,
  'provider/mail': /^(kysely|nodemailer)$/,
  'provider/consent': /^(jose|kysely)$/,
  'provider/interests': /^$/,
  'provider/platforms': /^(kysely|oauth4webapi)$/,
  'provider/secrets': /^(jose|node:(crypto|fs|path))$/,
};

/** What each of the provider's folders on people, apps and consent may use. */
const PROVIDER_MIDDLE = ['provider/database', 'provider/secrets', 'provider/facts', 'provider/kernel'];
const PROVIDER_ROWS = [
  'provider/apps',
  'provider/consent',
  'provider/interests',
  'provider/mail',
  'provider/people',
  'provider/platforms',
];

const ROOMS: Record<string, readonly string[]> = {
  kernel: [],
  callback: ['locales', 'domain'],
  domain: ['kernel'],
  machine: ['domain', 'kernel'],
  testing: ['machine', 'domain', 'kernel', 'locales'],
  'machine entry': ['machine', 'testing', 'domain'],
  services: ['domain', 'kernel'],
  locales: ['kernel'],
  ui: ['machine', 'domain', 'kernel', 'locales', 'styles'],
  // Services that ask the browser's storage; the shell's byte budget keeps the others out.
  shell: ['services', 'domain', 'kernel', 'styles'],
  flow: ['styles', 'ui', 'services', 'machine', 'domain', 'kernel', 'locales', 'shell'],
  // The frame's part on the host's page is the element's hands: events, messages, its shadow root.
  frame: ['shell', 'flow', 'domain', 'kernel'],
  'frame page': ['frame', 'shell', 'locales', 'domain', 'kernel'],
  react: ['shell'],
  // What the trigger looks like; the server's entry is compiled without the types of a browser.
  server: ['shell', 'locales', 'kernel'],
  manifest: ['kernel', 'domain', 'shell'],
  // The command that cuts the word vectors writes what the model reads.
  scripts: ['provider/interests'],
  'showcase/app': [
    'showcase/jobs',
    'showcase/links',
    'showcase/workbench',
    'showcase/docs',
    'showcase/shared',
  ],
  'showcase/jobs': ['showcase/shared'],
  'showcase/links': ['showcase/shared'],
  // It draws the machine itself, lists its paths and finds the saved record: types alone cannot.
  'showcase/workbench': ['showcase/shared', 'machine entry', 'domain'],
  'showcase/docs': ['showcase/shared', 'provider/facts', 'provider/kernel'],
  'showcase/shared': [],
  'sandbox/kernel': [],
  'sandbox/http': ['sandbox/kernel'],
  'sandbox/platforms': ['sandbox/http', 'sandbox/kernel', 'provider/platforms', 'provider/interests'],
  'sandbox/provider': [
    'sandbox/platforms',
    'sandbox/http',
    'sandbox/kernel',
    'provider/assembly',
    'provider/kernel',
  ],
  'sandbox/jobs': ['sandbox/http', 'sandbox/kernel'],
  sandbox: ['sandbox/provider', 'sandbox/platforms', 'sandbox/jobs', 'sandbox/http', 'sandbox/kernel'],
  'sandbox/serving': ['sandbox', 'sandbox/http', 'sandbox/kernel'],
  // provider.md, "What it is": the folders of the middle row meet through what server.ts hands them.
  'provider/kernel': [],
  // Data alone: the provider works by it, the documentation and the account pages show it.
  'provider/facts': ['provider/kernel'],
  'provider/secrets': ['provider/kernel'],
  'provider/database': ['provider/kernel'],
  'provider/operations': ['provider/database', 'provider/kernel'],
  'provider/apps': PROVIDER_MIDDLE,
  'provider/consent': PROVIDER_MIDDLE,
  'provider/interests': PROVIDER_MIDDLE,
  'provider/mail': PROVIDER_MIDDLE,
  'provider/people': PROVIDER_MIDDLE,
  'provider/platforms': PROVIDER_MIDDLE,
  // The pages are built for browsers: they show the lists that the provider works by, and speak to the calls alone.
  'provider/account': ['provider/facts'],
  'provider/build': ['scripts'],
  'provider/api': [...PROVIDER_ROWS, 'provider/operations', ...PROVIDER_MIDDLE],
  'provider/assembly': ['provider/api', ...PROVIDER_ROWS, 'provider/operations', ...PROVIDER_MIDDLE],
};

/** What a room may name without fetching: types only. */
const TYPE_ROOMS: Record<string, readonly string[]> = {
  services: ['machine'],
  shell: ['flow', 'frame', 'locales', 'machine'],
  react: ['kernel'],
  manifest: ['flow', 'machine entry', 'react', 'server', 'locales'],
  'provider/account': ['provider/api', 'provider/kernel'],
  'showcase/shared': ['kernel'],
  'showcase/docs': ['kernel'],
};

const isOwn = (target: string) => /^(widget|showcase|provider|scripts|test)\//.test(target);

const isAllowed = (file: SourceFile, { target, isTypeOnly, isLazy }: Import): boolean => {
  const room = roomOf(file.path);
  if (!isOwn(target)) {
    return target === 'package.json' || !(room in PACKAGES) || (PACKAGES[room]?.test(target) ?? true);
  }
  const other = roomOf(target);
  if (other === room) return true;
  if (room.startsWith('demo:')) return other === 'showcase/shared';
  if (room === 'showcase/app' && other.startsWith('demo:')) return true;
  // The shell's one way to the flow, and to the languages, is the lazy one.
  if (room === 'shell' && /^(flow|frame|locales)$/.test(other)) return isTypeOnly || isLazy;
  if (room === 'frame page' && other === 'flow') return isTypeOnly || isLazy;
  const allowed = [...(ROOMS[room] ?? []), ...(isTypeOnly ? (TYPE_ROOMS[room] ?? []) : [])];
  return allowed.includes(other);
};

const reach = (start: string, follow = (_: Import): boolean => true): Set<string> => {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const entry of byPath.get(path)?.imports ?? []) if (follow(entry)) visit(entry.target);
  };
  visit(start);
  return seen;
};

const mentions = (rooms: readonly string[], words: RegExp) =>
  files.filter(({ path, code }) => rooms.includes(roomOf(path)) && words.test(code)).map(({ path }) => path);

const isEager = ({ isTypeOnly, isLazy }: Import) => !isTypeOnly && !isLazy;

describe('architecture', () => {
  it('reads the imports of every file', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(byPath.get('widget/index.ts')?.imports.length).toBeGreaterThan(3);
  });

  it('lets every folder import its own folders and packages only', () => {
    const wrong = files.flatMap((file) =>
      file.imports.filter((entry) => !isAllowed(file, entry)).map(({ target }) => `${file.path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no import cycles, type imports and lazy ones included', () => {
    const cycles = files.filter((file) => file.imports.some(({ target }) => reach(target).has(file.path)));
    expect(cycles.map(({ path }) => path)).toEqual([]);
  });

  it('keeps React and XState out of the shell, indirect imports included', () => {
    const reached = reach('widget/index.ts', isEager);
    expect(
      [...reached].filter((target) => /^(react|react-dom|preact|xstate|@xstate|@r2wc)/.test(target)),
    ).toEqual([]);
    expect(reached.has('widget/element/flow.ts')).toBe(false);
  });

  it('keeps every catalogue but the English one out of the flow', () => {
    const reached = reach('widget/element/flow.ts', isEager);
    expect([...reached].filter((target) => target.startsWith('widget/locales/'))).toEqual([
      'widget/locales/en.ts',
    ]);
  });

  it('keeps the browser out of domain and machine', () => {
    const browser =
      /\b(Date\.now|new Date\(\)|Math\.random|setTimeout|document|window|fetch|localStorage|crypto)\b/;
    expect(mentions(['domain', 'machine', 'testing'], browser)).toEqual([]);
  });

  it('keeps fetch, storage, windows and chance in services', () => {
    const browserApi = /\b(fetch\(|localStorage|sessionStorage|window\.open|crypto\.|BroadcastChannel)/;
    expect(mentions(['kernel', 'ui', 'shell', 'flow', 'locales'], browserApi)).toEqual([]);
  });

  it('keeps custom elements, shadow roots and messages out in element', () => {
    const element = /\b(customElements|attachShadow|postMessage)\b/;
    expect(mentions(['ui', 'services', 'machine', 'testing', 'domain', 'kernel'], element)).toEqual([]);
  });

  it('keeps timers out of ui', () => {
    expect(mentions(['ui'], /\b(setTimeout|setInterval|requestAnimationFrame)\b/)).toEqual([]);
  });

  // The first one of a page takes the browser 10 ms to make, and 40 on a slow phone.
  it('makes no Intl object while a script of the showcase loads', () => {
    const eager = files.filter(
      ({ path, code }) =>
        /^showcase\/(?!sandbox)/.test(path) && /^(?:export )?const .*new Intl\./m.test(code),
    );
    expect(eager.map(({ path }) => path)).toEqual([]);
  });

  it('has no file of more than 250 lines, tests included', () => {
    // Sample people of the benchmark, written by hand: data alone.
    const isCode = ({ path }: SourceFile) => !/^test\/bench\/interests\//.test(path);
    const long = [...files, ...tests].filter((file) => isCode(file) && file.lines > 250);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('has no style sheet of more than 250 lines', () => {
    const linesOf = (name: string) => readFileSync(`widget/styles/${name}`, 'utf8').split('\n').length;
    expect(readdirSync('widget/styles').filter((name) => linesOf(name) > 250)).toEqual([]);
  });

  it('lets nothing import the tests', () => {
    const wrong = files.filter(({ imports }) => imports.some(({ target }) => target.startsWith('test/')));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
  });
});
