import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../provider/event-types.ts';
import { APPROVALS } from '../provider/facts/approvals.ts';
import { PROBLEMS } from '../provider/problem.ts';
import { contractOf } from '../scripts/manifest/contract.ts';
import { readStyles } from '../scripts/manifest/styles.ts';
import { personKeyOf } from '../showcase/shared/connect/person-key.ts';
import { ERROR_TEXTS } from '../widget/errors.ts';
import { API_CALLS } from './support/api-document.ts';

const contract = contractOf(readStyles());
const text = readFileSync('docs/contract.md', 'utf8');
const specification = readFileSync('docs/specification.md', 'utf8');

/** The text of a section, up to the next heading of any level. */
const section = (number: string, document = text) => {
  const [, after = ''] = document.split(new RegExp(`^#{2,3} ${number.replace('.', '\\.')}\\.? .*$`, 'm'));
  return after.split(/^#{2,3} /m)[0] ?? '';
};

/** The rows of a section's table as cells, without the head. */
const rowsOf = (number: string, document = text) =>
  section(number, document)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map(([, ...cells]) => cells);

const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const firstCodes = (number: string) => rowsOf(number).flatMap(([cell]) => codesIn(cell));
const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).sort();

describe('docs/contract.md', () => {
  it('has every attribute of the element, with its values', () => {
    expect(firstCodes('2.1').sort()).toEqual(namesOf(contract.attributes));
    const choices = contract.attributes.flatMap(({ name, values }) => (values ? [[name, values]] : []));
    const documented = rowsOf('2.1').flatMap(([name, values]) => {
      const [attribute = ''] = codesIn(name);
      return choices.some(([choice]) => choice === attribute) ? [[attribute, codesIn(values)]] : [];
    });
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(choices));
  });

  it('has the default of every attribute', () => {
    const defaults = rowsOf('2.1').map(([name, , value]) => [codesIn(name)[0], codesIn(value)[0]]);
    for (const { name, kind, ...attribute } of contract.attributes) {
      const [, documented] = defaults.find(([each]) => each === name) ?? [];
      // The document describes these defaults in words: no value, the page's language, and all platforms.
      if (attribute.default !== null && name !== 'connectors')
        expect([name, documented]).toEqual([name, attribute.default]);
      else if (kind === 'flag') expect(documented).toBeUndefined();
    }
  });

  it('has every key under which the showcase keeps something', () => {
    const sources = readdirSync('showcase', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(`showcase/${name}`, 'utf8'));
    const keys = sources.flatMap((source) => source.match(/(?<=')data-connect:[a-z:-]+(?=')/g) ?? []);
    expect(keys.length).toBeGreaterThan(18);
    expect([...keys, personKeyOf('{demo}')].filter((key) => !section('5').includes(`\`${key}\``))).toEqual(
      [],
    );
  });

  it('has every event, and says which ones bubble', () => {
    expect(firstCodes('2.2').sort()).toEqual(namesOf(contract.events));
    const bubbling = rowsOf('2.2').filter(([, bubbles = '']) => bubbles.startsWith('yes'));
    expect(bubbling.map(([name]) => codesIn(name)[0])).toEqual(
      contract.events.flatMap(({ name, bubbles }) => (bubbles ? [name] : [])),
    );
  });

  it('has every slot, state and storage key', () => {
    expect(firstCodes('2.7').sort()).toEqual(namesOf(contract.storage));
    for (const { name } of contract.slots) expect(section('2.2')).toContain(`\`${name}\``);
    for (const { name } of contract.states) expect(section('2.2')).toContain(`\`:state(${name})\``);
  });

  it('names existing calls of the provider, and all of them except those of /account', () => {
    const calls = API_CALLS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const named = firstCodes('11').filter((code) => /^[A-Z]+ \//.test(code) && !code.endsWith('…'));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((call) => !calls.includes(call))).toEqual([]);
    const forPages = API_CALLS.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
    expect(forPages.filter((path) => !text.includes(`${path}\``))).toEqual([]);
  });

  it('names only existing codes of refusals and failures', () => {
    const known = new Set([
      ...Object.keys(PROBLEMS),
      ...Object.keys(ERROR_TEXTS),
      ...EVENT_TYPES,
      'element.load',
    ]);
    const areas = new Set([...known].map((code) => code.split('.')[0]));
    const codes = [...text.matchAll(/`([a-z]+)\.[a-z]+`/g)].flatMap(([code, area = '']) =>
      areas.has(area) ? [code.slice(1, -1)] : [],
    );
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });

  it('gives each approval its label, its number of items and its contents', () => {
    const rows = rowsOf('8').map((cells) => cells.join(' '));
    for (const [id, { label, items, opens }] of Object.entries(APPROVALS)) {
      const row =
        rows.find((each) => each.includes(` ${label} `)) ?? rows.find((each) => each.includes(`\`${id}\``));
      if (items > 0) expect(row).toMatch(new RegExp(`\\b${items}\\b`));
      if (opens !== null) expect(row).toContain(`\`${opens}\``);
    }
  });
});

describe('docs/specification.md', () => {
  it('has the exact texts of the widget’s errors', () => {
    // The specification omits the end of these texts.
    const texts = Object.values(ERROR_TEXTS).map((each) => each.replace(/\{(keys|reason)\}$/, '...'));
    const documented = rowsOf('8', specification).map(([cell = '']) => cell);
    expect(documented).toEqual([
      ...texts.filter((each) => documented.includes(each)),
      ...documented.slice(-2),
    ]);
    expect(documented).toHaveLength(15);
  });
});

describe('docs/architecture.md', () => {
  it('names in its flows only files that exist', () => {
    const paths = ['widget', 'provider', 'showcase', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
    );
    const flows = readFileSync('docs/architecture.md', 'utf8').match(/```[\s\S]*?```/g) ?? [];
    const named = flows.flatMap((flow) => flow.match(/[\w/-]+\.(?:tsx?|mjs)\b/g) ?? []);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('names every file of a language', () => {
    const german = ['widget', 'provider'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(^|\/)de\.ts$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(german.length).toBeGreaterThan(3);
    const document = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(german.filter((path) => !document.includes(`\`${path}\``))).toEqual([]);
  });
});

describe('showcase/README.md', () => {
  it('shows the index of a demo as it is', () => {
    const source = readFileSync('showcase/demos/copus/index.ts', 'utf8');
    const shown = readFileSync('showcase/README.md', 'utf8').replaceAll(/^ {3}/gm, '');
    expect(shown).toContain(`\`\`\`ts\n${source}\`\`\``);
  });
});
