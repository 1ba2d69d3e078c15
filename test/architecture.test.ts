import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isIn, mayImport, ROOMS, roomOf } from './support/rooms.ts';
import { type Import, linesBelow, sourceFiles } from './support/source-tree.ts';

/** Names that make code impure. A `new Date` of a given time is pure. */
const BROWSER_WORDS =
  /\b(document|window|navigator|location|history|fetch|crypto|\w+Storage|indexedDB|BroadcastChannel)\b/;

const CLOCK_WORDS =
  /\b(Date\.now|performance|Math\.random|set(Timeout|Interval)|requestAnimationFrame)\b|\bnew Date(\(\)|(?!\())/;

const FOLDERS = ['common', 'widget', 'showcase', 'provider', 'scripts'];
const files = FOLDERS.flatMap((folder) => sourceFiles(folder));
const tests = sourceFiles('test');
const byPath = new Map(files.map((file) => [file.path, file]));

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
  files.filter(({ path, code }) => isIn(path, rooms) && words.test(code)).map(({ path }) => path);

const isEager = ({ isTypeOnly, isLazy }: Import) => !isTypeOnly && !isLazy;

it('every file has a room, and every room a file', () => {
  expect(byPath.get('widget/index.ts')?.imports.length).toBeGreaterThan(3);
  expect(files.filter(({ path }) => roomOf(path) === undefined).map(({ path }) => path)).toEqual([]);
  const used = new Set(files.map(({ path }) => roomOf(path)?.rules));
  // Rooms without scripts exist only for their imports.
  expect(ROOMS.filter((room) => !used.has(room)).map(({ room }) => room)).toEqual(['styles']);
});

it('each room imports the rooms and packages that docs/rooms.json names, and no other', () => {
  const wrong = files.flatMap((file) =>
    file.imports
      .filter((entry) => !mayImport(file.path, entry))
      .map(({ target }) => `${file.path} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

it('docs/architecture.md shows docs/rooms.json, which names existing rooms only', () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/show-rooms.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const names = ROOMS.map(({ room }) => room);
  const named = ROOMS.flatMap(({ imports, lazy = [], types = [] }) => [...imports, ...lazy, ...types]);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

it('the code has no import cycles, also with type imports and lazy ones', () => {
  const cycles = files.filter((file) => file.imports.some(({ target }) => reach(target).has(file.path)));
  expect(cycles.map(({ path }) => path)).toEqual([]);
});

it('the shell imports neither React nor XState, also not indirectly', () => {
  const reached = reach('widget/index.ts', isEager);
  expect(
    [...reached].filter((target) => /^(react|react-dom|preact|xstate|@xstate|@r2wc)/.test(target)),
  ).toEqual([]);
  expect(reached.has('widget/element/flow.ts')).toBe(false);
});

it('the flow imports no catalogue but the English one', () => {
  const reached = reach('widget/element/flow.ts', isEager);
  expect([...reached].filter((target) => target.startsWith('common/locales/'))).toEqual([
    'common/locales/en.json',
  ]);
});

it('domain and machine know neither the browser nor the clock', () => {
  const pure = ['domain', 'machine', 'testing', 'machine entry'];
  expect([...mentions(pure, BROWSER_WORDS), ...mentions(pure, CLOCK_WORDS)]).toEqual([]);
});

it('fetch, storage, windows and randomness are in services', () => {
  const browserApi = /\b(fetch\(|\w+Storage\b|indexedDB|window\.open|crypto\.|Math\.random|BroadcastChannel)/;
  const others = ['kernel', 'ui', 'shell', 'flow', 'frame', 'frame page', 'locales', 'react'];
  expect(mentions(others, browserApi)).toEqual([]);
});

it('custom elements, shadow roots and messages are in element', () => {
  const element = /\b(customElements|attachShadow|ShadowRoot|postMessage)\b/;
  const others = ['ui', 'services', 'machine', 'testing', 'domain', 'kernel', 'locales', 'react'];
  expect(mentions(others, element)).toEqual([]);
});

it('the steps of the dialog have no timers of their own', () => {
  expect(mentions(['ui'], /\b(setTimeout|setInterval|requestAnimationFrame)\b/)).toEqual([]);
});

// Creating the first `Intl` object of a page takes 10 ms, and 40 ms on a slow phone.
it('no script of the showcase makes an Intl object while it loads', () => {
  const eager = files.filter(
    ({ path, code }) => /^showcase\/(?!sandbox)/.test(path) && /^(?:export )?const .*new Intl\./m.test(code),
  );
  expect(eager.map(({ path }) => path)).toEqual([]);
});

it('no file has more than 400 lines, also among the tests', () => {
  const long = [...FOLDERS, 'test'].flatMap(linesBelow).filter(([, lines]) => lines > 400);
  expect(long).toEqual([]);
});

it('each room has at most the lines that docs/rooms.json allows, and the product at most 82,900', () => {
  const counted = new Map(ROOMS.map((room) => [room, 0]));
  const roomless = FOLDERS.flatMap(linesBelow).filter(([path, lines]) => {
    const room = roomOf(path)?.rules;
    if (room) counted.set(room, (counted.get(room) ?? 0) + lines);
    return room === undefined;
  });
  expect(roomless).toEqual([]);
  const large = [...counted].filter(([room, lines]) => lines > room.lines);
  expect(large.map(([{ room, lines }, counted]) => `${room}: ${counted} lines, ${lines} allowed`)).toEqual(
    [],
  );
  expect(ROOMS.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(82_900);
});

it('each browser test is in the short set, in the full one or in the one of the night', () => {
  const browserTests = tests.filter(({ path }) => /^test\/e2e\/.*\.test\.tsx?$/.test(path));
  expect(browserTests.length).toBeGreaterThan(60);
  const wrong = browserTests.filter(
    ({ path }) => !/^test\/e2e\/(short|full|night)\/[\w-]+\.test\.ts$/.test(path),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('nothing imports the tests', () => {
  const wrong = files.filter(({ imports }) => imports.some(({ target }) => target.startsWith('test/')));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(tests.length).toBeGreaterThan(0);
});
