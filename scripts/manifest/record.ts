import type { Contract } from './contract.ts';

/** The parts of the contract that hosts rely on, without descriptions: each promise as text, by kind and name. */
export type ContractRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const byName = <Row extends { readonly name: string }>(
  rows: readonly Row[],
  promiseOf: (row: Row) => string = () => '',
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.map((row) => [row.name, promiseOf(row)] as const).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const fieldsText = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join('; ');

/** A changed description does not change the record. */
export const recordOf = (contract: Contract): ContractRecord => ({
  attribute: byName(
    contract.attributes,
    ({ type, default: text, reflects }) =>
      `${type}, default ${text ?? 'absent'}${reflects ? '' : ', not reflected'}`,
  ),
  property: byName(contract.properties, ({ type, readonly }) => `${type}${readonly ? ', read-only' : ''}`),
  method: byName(contract.methods, ({ returns }) => returns),
  event: byName(
    contract.events,
    ({ type, bubbles, fields }) => `${type} { ${fieldsText(fields)} }${bubbles ? ', bubbles' : ''}`,
  ),
  'custom property': byName(
    contract.customProperties,
    ({ syntax, ...row }) => `${syntax}, default ${row.default}`,
  ),
  export: byName(
    contract.exports.flatMap(({ entry, names }) => names.map((name) => ({ name: `${entry} ${name}` }))),
  ),
  slot: byName(contract.slots),
  part: byName(contract.parts),
  state: byName(contract.states),
  'storage key': byName(contract.storage),
  entry: byName(contract.entries.map((name) => ({ name }))),
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
