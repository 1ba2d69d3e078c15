import { createHash } from 'node:crypto';
import type { Contract, NamedRow } from './contract.ts';

/** The parts of the contract that hosts rely on, without descriptions: each promise as text, by kind and name. */
export type ContractRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Entries = readonly (readonly [name: string, promise: string])[];

const sorted = (entries: Entries): Readonly<Record<string, string>> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

const names = (rows: readonly NamedRow[]) => sorted(rows.map(({ name }) => [name, '']));

const fieldsText = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join('; ');

const promisesOf = ({ attributes, properties, methods, events, customProperties, exports }: Contract) => ({
  attribute: sorted(
    attributes.map(({ name, type, default: text, reflects }) => [
      name,
      `${type}, default ${text ?? 'absent'}${reflects ? '' : ', not reflected'}`,
    ]),
  ),
  property: sorted(
    properties.map(({ name, type, readonly }) => [name, `${type}${readonly ? ', read-only' : ''}`]),
  ),
  method: sorted(methods.map(({ name, returns }) => [name, returns])),
  event: sorted(
    events.map(({ name, type, bubbles, fields }) => [
      name,
      `${type} { ${fieldsText(fields)} }${bubbles ? ', bubbles' : ''}`,
    ]),
  ),
  'custom property': sorted(
    customProperties.map(({ name, syntax, ...row }) => [name, `${syntax}, default ${row.default}`]),
  ),
  export: sorted(exports.flatMap(({ entry, names: own }) => own.map((name) => [`${entry} ${name}`, '']))),
});

/** Returns the record of a contract. A changed description does not change it. */
export const recordOf = (contract: Contract): ContractRecord => ({
  ...promisesOf(contract),
  slot: names(contract.slots),
  part: names(contract.parts),
  state: names(contract.states),
  'storage key': names(contract.storage),
  entry: sorted(contract.entries.map((entry) => [entry, ''])),
});

/** Returns a digest of a record: twelve hexadecimal digits. */
export const digestOf = (record: ContractRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 12);

const changesOf = (
  kind: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) => {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return all.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    if (was === undefined) return [`- added ${kind} \`${name}\`${is ? `: ${is}` : ''}`];
    if (is === undefined) return [`- removed ${kind} \`${name}\``];
    return [`- changed ${kind} \`${name}\` from ${was} to ${is}`];
  });
};

/** Returns the differences between two records that affect a host, as Markdown lines; empty if there are none. */
export const differences = (before: ContractRecord, after: ContractRecord): string[] => {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return kinds.flatMap((kind) => changesOf(kind, before[kind] ?? {}, after[kind] ?? {}));
};

const ENTRY = /^## .*$/m;
const DIGEST = /^Contract `[0-9a-f]*`$/m;

/** Returns the newest entry of a Markdown log: from its heading to the next one. */
export const newestEntry = (log: string): string => {
  const start = log.search(ENTRY);
  if (start < 0) return '';
  const next = log.slice(start + 1).search(ENTRY);
  return next < 0 ? log.slice(start) : log.slice(start, start + 1 + next);
};

/** Returns the digest of an entry, or `null`. */
export const digestIn = (entry: string): string | null =>
  /^Contract `([0-9a-f]+)`$/m.exec(entry)?.[1] ?? null;

const withDigest = (entry: string, digest: string) => {
  const line = `Contract \`${digest}\``;
  return DIGEST.test(entry)
    ? entry.replace(DIGEST, line)
    : entry.replace(ENTRY, (heading) => `${heading}\n\n${line}`);
};

// The newest lines come first.
const withLines = (entry: string, lines: readonly string[]) => {
  if (lines.length === 0) return entry;
  const [start = '', ...before] = entry.trimEnd().split('\n- ');
  const after = before.map((line) => `- ${line}`);
  return `${start.trimEnd()}\n\n${[...lines, ...after].join('\n')}\n\n`;
};

/**
 * Returns a log of contract changes whose newest entry has the digest of a contract and lists its changes.
 * @throws Error if the log has no entry
 */
export const recordedIn = (log: string, digest: string, lines: readonly string[]): string => {
  const entry = newestEntry(log);
  if (!entry) throw new Error('The log has no entry: begin one with "## " and the version.');
  const recorded = log.replace(entry, () => withLines(withDigest(entry, digest), lines));
  return `${recorded.trimEnd()}\n`;
};

const code = (text: string) => (text.includes(' ') ? text : `\`${text}\``);

const attributeRow = (row: Contract['attributes'][number]) => {
  const camel = row.name.replace(/-./g, (letter) => letter.slice(1).toUpperCase());
  const property = row.property === camel ? '' : ` Its property is ${code(row.property)}.`;
  const allowed = typeof row.allowed === 'string' ? row.allowed : row.allowed.map(code).join(' ');
  const isAll = row.default === row.allowed.toString();
  const fallback = row.default === null ? 'absent' : isAll ? 'all' : code(row.default);
  return `| ${code(row.name)} | ${row.kind === 'flag' ? 'boolean' : allowed} | ${fallback} | ${row.description}${property} |`;
};

/** Returns a document whose table of attributes is that of a contract. */
export const withAttributes = (document: string, { attributes }: Contract): string => {
  const head = ['| attribute | values | default | meaning |', '| --- | --- | --- | --- |'];
  const table = [...head, ...attributes.map(attributeRow)].join('\n');
  return document.replace(/(?<=<!-- attributes -->\n).*?(?=<!-- end -->)/s, () => `\n${table}\n\n`);
};
