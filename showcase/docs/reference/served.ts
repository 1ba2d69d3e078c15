import { createContext, useContext } from 'react';

/** The widget's build puts the manifest and the hashes beside the script that this page runs. */
export const MANIFEST_ADDRESS = '/widget/custom-elements.json';
export const INTEGRITY_ADDRESS = '/widget/integrity.json';
export const API_ADDRESS = '/api/openapi.json';

export interface Entry {
  readonly name: string;
  readonly type: string;
  readonly fallback: string;
  readonly text: string;
}

export type Kind =
  | 'attribute'
  | 'property'
  | 'method'
  | 'event'
  | 'slot'
  | 'part'
  | 'custom-property'
  | 'state';

export type Manifest = Readonly<Partial<Record<Kind, readonly Entry[]>>>;

interface Typed {
  readonly type?: { readonly text: string };
}

interface Described extends Typed {
  readonly name: string;
  readonly syntax?: string;
  readonly default?: string;
  readonly description: string;
}

interface Member extends Described {
  readonly kind: string;
  readonly attribute?: string;
  readonly return?: Typed;
}

interface Declaration {
  readonly tagName?: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

interface ElementsManifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

const entryOf = ({ name, type, syntax = '', default: fallback = '', description }: Described): Entry => ({
  name,
  type: type?.text ?? syntax,
  fallback,
  text: description,
});

/** The widget's methods have no parameters. */
const methodOf = (method: Member): Entry => ({
  ...entryOf(method),
  type: `() => ${method.return?.type?.text}`,
});

export const tablesOf = ({ modules }: ElementsManifest): Manifest => {
  const element = modules
    .flatMap(({ declarations = [] }) => declarations)
    .find(({ tagName }) => tagName !== undefined);
  const members = element?.members;
  return {
    attribute: element?.attributes?.map(entryOf),
    // A property that mirrors an attribute is described at the attribute.
    property: members
      ?.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined)
      .map(entryOf),
    method: members?.filter(({ kind }) => kind === 'method').map(methodOf),
    event: element?.events?.map(entryOf),
    slot: element?.slots?.map(entryOf),
    part: element?.cssParts?.map(entryOf),
    'custom-property': element?.cssProperties?.map(entryOf),
    state: element?.cssStates?.map(entryOf),
  };
};

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<
    Record<string, Content & { readonly description: string; readonly headers?: object }>
  >;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Row {
  /** `Info.confirmations[].data` for a nested field. */
  readonly name: string;
  readonly note: string;
  readonly text: string;
}

export interface Body {
  readonly fields: readonly Row[];
  readonly example: unknown;
}

export interface ServedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly text: string;
  /** Such as `apiKey`, `session`, `accessToken`. */
  readonly needs: readonly string[];
  readonly parameters: readonly Row[];
  readonly body: Body | null;
  readonly answer: Body | null;
  /** The meaning of each status, with the names of the answer's headers. */
  readonly statuses: readonly Row[];
  /** Codes by which a program recognises a refusal, with their status. */
  readonly refusals: readonly Row[];
}

const noteOf = (note: string, isRequired = false) => (isRequired ? `${note}, required` : note);

const typeIn = (schema: Schema): string => {
  if (schema.type === 'array') return `list of ${typeIn(schema.items ?? {})}`;
  if (schema.enum) return schema.enum.join(' · ');
  if (schema.anyOf) return schema.anyOf.map(typeIn).join(' or ');
  return schema.const === undefined ? (schema.type ?? 'any') : String(schema.const);
};

const fieldsOf = ({ type, items = {}, properties = {}, required }: Schema, holder = ''): readonly Row[] =>
  type === 'array'
    ? fieldsOf(items, `${holder}[]`)
    : Object.entries(properties).flatMap(([name, field]) => {
        const path = holder === '' ? name : `${holder}.${name}`;
        const note = noteOf(typeIn(field), required?.includes(name));
        return [{ name: path, note, text: field.description ?? '' }, ...fieldsOf(field, path)];
      });

const bodyOf = ({ content = {} }: Content = {}): Body | null => {
  const schema = Object.values(content)[0]?.schema;
  return schema ? { fields: fieldsOf(schema), example: schema.examples?.[0] } : null;
};

const CODE = /`([a-z]+\.[a-z]+)`: ([^`]*)/g;

const callOf = (path: string, method: string, operation: Operation): ServedCall => {
  const answers = Object.entries(operation.responses);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    text: operation.description ?? '',
    needs: operation.security?.flatMap((each) => Object.keys(each)) ?? [],
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, description = '' }) => ({
      name,
      note: noteOf(place, required),
      text: description,
    })),
    body: bodyOf(operation.requestBody),
    answer: bodyOf(operation.responses[200]),
    statuses: answers.map(([status, { description, headers = {} }]) => ({
      name: status,
      note: Object.keys(headers).join(', '),
      text: description,
    })),
    refusals: answers.flatMap(([status, { description }]) =>
      [...description.matchAll(CODE)].map(([, name = '', text = '']) => ({
        name,
        note: status,
        text: text.trim(),
      })),
    ),
  };
};

export const callsOf = ({ paths }: ApiDocument): readonly ServedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)),
  );

export interface ServedWidget {
  readonly manifest: Manifest;
  /** Tags with the hashes of the served build. */
  readonly tags: { readonly importMap: string; readonly preload: string };
  readonly api: readonly ServedCall[];
}

/** @throws Error if a part cannot be loaded: the build and the dev server have all three */
export const loadServed = async (
  ask: (address: string) => Promise<Response> = fetch,
): Promise<ServedWidget> => {
  const load = async (address: string) => (await ask(address)).json();
  const [manifest, { tags }, api] = await Promise.all([
    load(MANIFEST_ADDRESS),
    load(INTEGRITY_ADDRESS),
    load(API_ADDRESS),
  ]);
  return { manifest: tablesOf(manifest), tags, api: callsOf(api) };
};

export const ServedContext = createContext<ServedWidget>({
  manifest: {},
  tags: { importMap: '', preload: '' },
  api: [],
});

export const useServed = () => useContext(ServedContext);
