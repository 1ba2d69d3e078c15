import { isRecord } from '../../shared/lib/is-record.ts';

/** One field of a body, or one parameter, as a row of a table. */
export interface Field {
  /** `Info.confirmations[].data` */
  readonly name: string;
  /** The type of a field; for a parameter `path`, `query` or `header`. */
  readonly note: string;
  readonly isRequired: boolean;
  readonly text: string;
}

type Schema = Readonly<Record<string, unknown>>;

const asSchema = (value: unknown): Schema => (isRecord(value) ? value : {});

const quoted = (values: unknown) =>
  Array.isArray(values) ? values.map((value) => `${value}`).join(' · ') : '';

const typeOf = (schema: Schema): string => {
  if (schema.type === 'array') return `list of ${typeOf(asSchema(schema.items))}`;
  if (schema.enum !== undefined) return quoted(schema.enum);
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => typeOf(asSchema(each))).join(' or ');
  if (schema.const !== undefined) return String(schema.const);
  return typeof schema.type === 'string' ? schema.type : 'any';
};

/** Returns every field of a schema. Nested fields follow their parent. */
export const fieldsOf = (given: unknown, holder = ''): readonly Field[] => {
  const schema = asSchema(given);
  if (schema.type === 'array') return fieldsOf(schema.items, `${holder}[]`);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(asSchema(schema.properties)).flatMap(([name, inner]) => {
    const field = asSchema(inner);
    const path = holder === '' ? name : `${holder}.${name}`;
    const text = typeof field.description === 'string' ? field.description : '';
    return [
      { name: path, note: typeOf(field), isRequired: required.includes(name), text },
      ...fieldsOf(field, path),
    ];
  });
};
