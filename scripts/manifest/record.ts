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

/** A changed description does not change the record. */
export const recordOf = (contract: Contract): ContractRecord => ({
  ...promisesOf(contract),
  slot: names(contract.slots),
  part: names(contract.parts),
  state: names(contract.states),
  'storage key': names(contract.storage),
  entry: sorted(contract.entries.map((entry) => [entry, ''])),
});

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

/** Markdown lines; empty if there are none. */
export const differences = (before: ContractRecord, after: ContractRecord): string[] => {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return kinds.flatMap((kind) => changesOf(kind, before[kind] ?? {}, after[kind] ?? {}));
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

export const withAttributes = (document: string, { attributes }: Contract): string => {
  const head = ['| attribute | values | default | meaning |', '| --- | --- | --- | --- |'];
  const table = [...head, ...attributes.map(attributeRow)].join('\n');
  return document.replace(/(?<=<!-- attributes -->\n).*?(?=<!-- end -->)/s, () => `\n${table}\n\n`);
};
