import type { Schema } from '../../sandbox/openapi/openapi.ts';
import { SCHEMAS } from '../../sandbox/openapi/parts.ts';
import { isRecord } from '../../shared/lib/is-record.ts';

/** One field of a body, as a line of a table. */
export interface Field {
  /** `Info.confirmations[].data` */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

const components: Readonly<Record<string, Schema>> = SCHEMAS;

const resolved = (schema: unknown): Schema => {
  if (!isRecord(schema)) return {};
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : { ...components[name], ...schema };
};

const quoted = (values: unknown) =>
  Array.isArray(values) ? values.map((value) => `${value}`).join(' · ') : '';

const typeOf = (schema: Schema): string => {
  if (schema.type === 'array') return `list of ${typeOf(resolved(schema.items))}`;
  if (schema.enum !== undefined) return quoted(schema.enum);
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => typeOf(resolved(each))).join(' or ');
  if (schema.const !== undefined) return String(schema.const);
  return typeof schema.type === 'string' ? schema.type : 'any';
};

/** Every field of a schema, the inner ones after their holder. */
export const fieldsOf = (given: unknown, holder = ''): Field[] => {
  const schema = resolved(given);
  if (schema.type === 'array') return fieldsOf(schema.items, `${holder}[]`);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([name, inner]) => {
    const field = resolved(inner);
    const path = holder === '' ? name : `${holder}.${name}`;
    const text = typeof field.description === 'string' ? field.description : '';
    return [
      { path, type: typeOf(field), isRequired: required.includes(name), text },
      ...fieldsOf(field, path),
    ];
  });
};
