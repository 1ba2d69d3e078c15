import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { KEPT_CHARACTERS } from '../provider/facts/kept.ts';

// Every regular expression of the servers runs on long hostile texts: any of them may see a stranger's text later.

const LENGTH = 100_000;
/** Files that cut a text before they match, with the characters that they keep. */
const KEPT: Readonly<Record<string, number>> = {
  'provider/interests/links.ts': 2_000,
  'provider/interests/named-reasons.ts': KEPT_CHARACTERS.name,
};
/** Milliseconds of the processor for one search. */
const SEARCH_MS = 5;
/** The same for a replacement of up to 100,000 matches. A quadratic pattern takes seconds. */
const REPLACE_MS = 100;
/** The first runs of an expression compile it. */
const RUNS = 5;

interface Pattern {
  readonly path: string;
  readonly pattern: string;
  readonly flags: string;
}

const isRegex = (value: unknown): value is Pattern =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

const regexesIn = (node: unknown): readonly Pattern[] => {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && isRegex(node.regex)) return [node.regex];
  return Object.values(node).flatMap(regexesIn);
};

/** The pages in `account/` run in the person's own browser. */
const isServed = (name: string) => name.endsWith('.ts') && !/^(account\/|vite\.)/.test(name);

/** The servers, and what they and the servers of hosts run of the widget and of the board. */
const FOLDERS = ['provider', 'showcase/sandbox', 'showcase/jobs/api', 'widget/common', 'widget/server'];

const PATTERNS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isServed)
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return regexesIn(parseSync(path, readFileSync(path, 'utf8')).program).map((each) => ({
        path,
        pattern: each.pattern,
        flags: each.flags,
      }));
    }),
);

const PARTS = ['a', 'A', '0', ' ', '\n', '.', '-', '@', 'é', 'あ', '\u0301', 'Aa', 'a0', 'a.'];

/** Characters that a pattern names, alone and with their neighbours: repeated, they make it begin again and again. */
const partsOf = (pattern: string): readonly string[] => {
  const named = pattern.match(/\\?[^\\^$.*+?()[\]{}|\w]|\\[/^$.*+?()[\]{}|]|[a-z]/gi) ?? [];
  const plain = named.map((each) => each.replace('\\', ''));
  return [...new Set([...PARTS, ...plain, ...plain.map((each, index) => each + (plain[index + 1] ?? ''))])];
};

const headOf = (pattern: string) =>
  /^\^?((?:[\w /:=<>-]|\\[/[])*)/.exec(pattern)?.[1]?.replaceAll('\\', '') ?? '';

const textsFor = (pattern: string): readonly string[] =>
  partsOf(pattern).flatMap((part) =>
    ['', headOf(pattern)].map((head) => `${head}${part.repeat(LENGTH / part.length)}\u0000`),
  );

const timeOf = ({ pattern, flags }: Pattern, text: string) => {
  const expression = new RegExp(pattern, flags);
  const before = process.cpuUsage();
  if (flags.includes('g')) text.replace(expression, '');
  else expression.exec(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

it.each(PATTERNS)('$path runs /$pattern/$flags on 100,000 characters without delay', (given) => {
  const most = given.flags.includes('g') ? REPLACE_MS : SEARCH_MS;
  for (const text of textsFor(given.pattern)) {
    // A quadratic pattern shows itself on a tenth of the text, before it takes minutes.
    for (const part of [text.slice(-LENGTH / 10), text].map((each) => each.slice(0, KEPT[given.path]))) {
      let best = Number.POSITIVE_INFINITY;
      for (let run = 0; run < RUNS && best > most; run += 1) best = Math.min(best, timeOf(given, part));
      expect(best, JSON.stringify(text.slice(0, 30))).toBeLessThan(most);
    }
  }
});

it('finds the patterns', () => {
  expect(PATTERNS.length).toBeGreaterThan(90);
  expect(PATTERNS.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'provider/client-address.ts',
      'showcase/sandbox/serving/addresses.ts',
      'showcase/jobs/api/plain-text.ts',
    ]),
  );
});
