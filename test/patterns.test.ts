import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, it, vi } from 'vitest';
import { KEPT_CHARACTERS } from '../provider/facts/signal.ts';

/** Nodes of a syntax tree that the function maps to something. It does not go on below such a node. */
const nodesIn = <T>(node: unknown, found: (node: object) => T | null): readonly T[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = found(node);
  return own === null ? Object.values(node).flatMap((each) => nodesIn(each, found)) : [own];
};

const isNamed = (node: unknown, name: string) =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === name;

// Every regular expression of the servers and the widget runs on long hostile texts: each may get a stranger's text
// later. Expressions that code builds with `new RegExp` are recorded while their file is imported.

const LENGTH = 100_000;
/** Files that cut a text before they match, with the characters that they keep. */
const KEPT: Readonly<Record<string, number>> = {
  'provider/interests/links.ts': 2_000,
  'provider/interests/named-reasons.ts': KEPT_CHARACTERS.name,
  'common/email-address.ts': 1_000,
};
/** A text of ten times the length takes about ten times as long, and a hundred times with a quadratic pattern. */
const MOST_TIMES_AS_LONG = 40;
/** A shorter processor time in milliseconds cannot be compared. */
const LEAST_MS = 0.05;
/** The fastest run counts: the first ones compile the expression, and a busy machine can slow several in a row. */
const RUNS = 20;
const RUNS_TO_COMPARE_WITH = 5;

interface Pattern {
  readonly path: string;
  readonly pattern: string;
  readonly flags: string;
}

const isRegex = (value: unknown): value is Pattern =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

const literalOf = (node: object) => ('regex' in node && isRegex(node.regex) ? node.regex : null);

const isBuilding = (node: object) => ('callee' in node && isNamed(node.callee, 'RegExp') ? true : null);

/** The servers, and the board's calls. The other pages of the showcase show samples of our own. */
const FOLDERS = ['common', 'provider', 'showcase/sandbox', 'showcase/jobs/api', 'widget'];

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('vite.'))
    .map((name) => {
      const path = `${folder}/${name}`;
      return { path, tree: parseSync(path, readFileSync(path, 'utf8')).program };
    }),
);

const LITERALS = FILES.flatMap(({ path, tree }) =>
  nodesIn(tree, literalOf).map(({ pattern, flags }) => ({ path, pattern, flags })),
);

const BUILDING = FILES.filter(({ tree }) => nodesIn(tree, isBuilding).length > 0).map(({ path }) => path);

/** Files that build an expression in a call, not at their import, each with the reason why it needs no run. */
const LATE: Readonly<Record<string, string>> = {
  'provider/api/schemas.ts': 'takes the sources of literals in the same file',
  'showcase/sandbox/serving/pages.ts': 'searches the built page, with names of our own',
};

/** Calls the functions that build an expression: of a lexicon's words, and of the names of a download's files. */
const callBuilding = async () => {
  await import('../widget/archive/read-archive.ts');
  const { createMixedReader } = await import('../provider/interests/languages/eastern.ts');
  const { readLexicon } = await import('../provider/interests/languages/lexicon.ts');
  for (const tag of ['zh-Hans', 'ja'] as const) createMixedReader(readLexicon(tag));
};

/** Imports the files, and returns the expressions that they build. Libraries build some too. */
const recordBuilt = async (paths: readonly string[]): Promise<readonly Pattern[]> => {
  const built: Pattern[] = [];
  const plain = globalThis.RegExp;
  // Another test in this thread may have imported the files before.
  vi.resetModules();
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, [source, given]) => {
      const places = new Error().stack ?? '';
      const path = paths.find((each) => places.includes(`/${each}:`));
      const expression = new target(source, given);
      if (path) built.push({ path, pattern: expression.source, flags: expression.flags });
      return expression;
    },
  });
  for (const path of paths) await import(resolve(path));
  await callBuilding();
  globalThis.RegExp = plain;
  return built;
};

const BUILT = await recordBuilt(BUILDING.filter((path) => !(path in LATE)));
const PATTERNS = [...LITERALS, ...BUILT];

const PARTS = ['a', 'A', '0', ' ', '\n', '.', '-', '@', 'é', 'あ', '\u0301', 'Aa', 'a0', 'a.'];

/** Characters that a pattern names, alone and with their neighbours: repeated, they make it begin again and again. */
const partsOf = (pattern: string): readonly string[] => {
  // A long row of letters is a character class, whose members all match alike.
  const named =
    pattern
      .replace(/(\p{Lo})\p{Lo}{30,}/gu, '$1')
      .match(/\\?[^\\^$.*+?()[\]{}|\w]|\\[/^$.*+?()[\]{}|]|[a-z]/gi) ?? [];
  const plain = named.map((each) => each.replace('\\', ''));
  return [...new Set([...PARTS, ...plain, ...plain.map((each, index) => each + (plain[index + 1] ?? ''))])];
};

const headOf = (pattern: string) =>
  /^\^?((?:[\w /:=<>-]|\\[/[])*)/.exec(pattern)?.[1]?.replaceAll('\\', '') ?? '';

const textsFor = (pattern: string): readonly string[] =>
  partsOf(pattern).flatMap((part) =>
    [...new Set(['', headOf(pattern)])].map((head) => `${head}${part.repeat(LENGTH / part.length)}\u0000`),
  );

const timeOf = (expression: RegExp, text: string) => {
  const before = process.cpuUsage();
  expression.lastIndex = 0;
  if (expression.global) text.replace(expression, '');
  else expression.exec(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

it.each(PATTERNS)('$path runs /$pattern/$flags on 100,000 characters in linear time', (given) => {
  const expression = new RegExp(given.pattern, given.flags);
  for (const text of textsFor(given.pattern)) {
    let most = 0;
    // The shorter texts come first: one of 10,000 reveals a quadratic pattern, which would take minutes on the whole text.
    for (const length of [LENGTH / 100, LENGTH / 10, LENGTH]) {
      const part = text.slice(-length).slice(0, KEPT[given.path]);
      let best = Number.POSITIVE_INFINITY;
      const runs = most > 0 ? RUNS : RUNS_TO_COMPARE_WITH;
      for (let run = 0; run < runs && best > most; run += 1) best = Math.min(best, timeOf(expression, part));
      if (most > 0) expect(best, JSON.stringify(text.slice(0, 30))).toBeLessThan(most);
      most = MOST_TIMES_AS_LONG * Math.max(best, LEAST_MS);
    }
  }
});

it('the patterns of every file are found, also those that code builds', () => {
  expect(PATTERNS.length).toBeGreaterThan(300);
  const found = [...new Set(BUILT.map(({ path }) => path))];
  expect([...found, ...Object.keys(LATE)].sort()).toEqual(BUILDING.sort());
});
