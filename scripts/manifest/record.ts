import { createHash } from 'node:crypto';
import type { Contract, NamedRow } from './contract.ts';

/** What hosts rely on, without the descriptions: each promise as a text, by its kind and name. */
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
  export: sorted(
    exports.flatMap(({ entry, names: own }) => Object.keys(own).map((name) => [`${entry} ${name}`, ''])),
  ),
});

/** The contract as it is recorded; a reworded description changes nothing. */
export const recordOf = (contract: Contract): ContractRecord => ({
  ...promisesOf(contract),
  slot: names(contract.slots),
  part: names(contract.parts),
  state: names(contract.states),
  'storage key': names(contract.storage),
  entry: sorted(contract.entries.map((entry) => [entry, ''])),
});

/** Twelve hexadecimal digits that stand for a record. */
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

/** What a host notices between two records, a Markdown line for each; empty where nothing changed. */
export const differences = (before: ContractRecord, after: ContractRecord): string[] => {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return kinds.flatMap((kind) => changesOf(kind, before[kind] ?? {}, after[kind] ?? {}));
};
