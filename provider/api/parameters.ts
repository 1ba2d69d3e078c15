import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { EVENT_STATES } from '../facts/event-types.ts';
import descriptions from './parameters.json';

export const TEXT = { type: 'string' };

/** An id made by this provider. PostgreSQL rejects NUL in texts. */
const ID = { ...TEXT, pattern: '^[A-Za-z0-9_-]{1,64}$' };

interface Schema {
  readonly type: string;
  readonly pattern?: string;
  readonly [keyword: string]: unknown;
}

const PLATFORM = { ...TEXT, enum: CONNECTOR_IDS };
const LINE = { ...TEXT, maxLength: 200 };

/** The JSON Schemas of the parameters that do not take any text. */
const SCHEMAS: Readonly<Record<string, Schema>> = {
  ...{ grant: ID, app: ID, session: ID, passkey: ID, before: ID, after: ID, event: ID, uid: ID },
  ...{ connector: PLATFORM, platform: PLATFORM, delivery: { ...TEXT, enum: EVENT_STATES } },
  ...{ search: LINE, 'idempotency-key': LINE },
};

/** Parameters in paths, queries and headers, by name. A name has the same meaning in every call. */
export const PARAMETERS: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>> =
  Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [
      name,
      { description, schema: SCHEMAS[name] ?? TEXT },
    ]),
  );

/** Returns the names of the parameters in a path, written as `{name}`. */
export const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the required pattern of this parameter; `null` if the call itself validates the value. */
export const shapeOf = (name: string): RegExp | null => {
  const pattern = PARAMETERS[name]?.schema.pattern;
  return pattern === undefined ? null : new RegExp(pattern);
};
