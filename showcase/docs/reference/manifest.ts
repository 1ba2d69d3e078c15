import { isRecord } from '../../shared/lib/is-record.ts';

/** One row of the reference: an attribute, an event, a part… */
export interface Entry {
  readonly name: string;
  /** Allowed values or TypeScript type; may be empty. */
  readonly type: string;
  /** May be empty. */
  readonly fallback: string;
  readonly text: string;
}

/** Kinds of entries. Each kind is a table of the reference. */
export const KINDS = [
  'attribute',
  'property',
  'method',
  'event',
  'slot',
  'part',
  'custom-property',
  'state',
] as const;
export type Kind = (typeof KINDS)[number];

/** The entries of the element's manifest, by kind. */
export type Manifest = Readonly<Record<Kind, readonly Entry[]>>;

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const typeOf = ({ type, syntax }: Record<string, unknown>) =>
  isRecord(type) ? textOf(type.text) : textOf(syntax);

const entryOf = (fields: Record<string, unknown>): Entry => ({
  name: textOf(fields.name) || '(default)',
  type: typeOf(fields),
  fallback: textOf(fields.default),
  text: textOf(fields.description) || textOf(fields.summary),
});

const methodOf = (fields: Record<string, unknown>): Entry => {
  const parameters = listOf(fields.parameters).map((each) => `${textOf(each.name)}: ${typeOf(each)}`);
  const result = isRecord(fields.return) ? typeOf(fields.return) : '';
  return { ...entryOf(fields), type: result === '' ? '' : `(${parameters.join(', ')}) => ${result}` };
};

const isPublic = ({ privacy }: Record<string, unknown>) => privacy === undefined || privacy === 'public';

/** Returns the tables of a custom elements manifest (schema 2.x); `null` if it describes no custom element. */
export const parseManifest = (manifest: unknown): Manifest | null => {
  if (!isRecord(manifest)) return null;
  const element = listOf(manifest.modules)
    .flatMap(({ declarations }) => listOf(declarations))
    .find(({ tagName }) => typeof tagName === 'string');
  if (element === undefined) return null;
  const members = listOf(element.members).filter(isPublic);
  const entries = (value: unknown) => listOf(value).map(entryOf);
  return {
    attribute: entries(element.attributes),
    // A property that mirrors an attribute is described at the attribute.
    property: entries(members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined)),
    method: members.filter(({ kind }) => kind === 'method').map(methodOf),
    event: entries(element.events),
    slot: entries(element.slots),
    part: entries(element.cssParts),
    'custom-property': entries(element.cssProperties),
    state: entries(element.cssStates),
  };
};
