import { z } from 'zod';
import { CONNECTOR_IDS, SOURCE_IDS } from '../../common/platforms/ids.ts';
import {
  ADDRESS_LABEL,
  APPROVAL_OF_TYPE,
  APPROVALS,
  isApproval,
  isDataType,
  LABELS,
} from '../facts/approvals.ts';
import { EVENT_STATES } from '../facts/event-types.ts';
import { TOPICS } from '../facts/topics.ts';
import { addressOf } from '../people/address.ts';
import descriptions from './parameters.json';

/** Line breaks and other C0 characters are invalid in a single line, and PostgreSQL stores no NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
export const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/** One line of text that is not empty. */
export const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/\S/)
    .refine((text) => !CONTROL_CHARACTER.test(text));

export const email = z
  .string()
  .max(254)
  .transform((text, context) => {
    const address = addressOf(text);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: 'no address' });
    return z.NEVER;
  })
  .meta({
    description:
      'One `@`, no spaces, a dot with text on both sides in the domain. Compared in lower case (`i` for `İ`), in compatible characters (NFKC), without characters that cannot be seen, and with the domain in ASCII (UTS 46).',
  });

/** ISO 8601. */
export const date = line(40).refine((text) => !Number.isNaN(Date.parse(text)));

/** A solved proof of work, in the format of ALTCHA's payload. */
export const proof = z
  .looseObject({
    challenge: z.looseObject({
      parameters: z.looseObject({
        algorithm: z.string().max(40),
        nonce: z.string().max(64),
        salt: z.string().max(64),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string().max(64),
        keySignature: z.string().max(128),
        data: z.record(z.string().max(20), z.union([z.string().max(100), z.number()])),
      }),
      signature: z.string().max(128),
    }),
    solution: z.looseObject({ counter: z.int(), derivedKey: z.string().max(64) }),
  })
  .optional()
  .meta({ description: 'The solved `proof` of a refusal with `code.proof`.' });

/** One approval, as a label: `basic` is sent as `Medium`, `personality` as `Large`. Ids of data types are read too. */
export const dataLabel = line(40).transform((text, context) => {
  const name = text.trim().toLowerCase();
  const id = isDataType(name) ? APPROVAL_OF_TYPE[name] : name;
  if (isApproval(id)) return APPROVALS[id].label;
  context.addIssue({ code: 'custom', message: 'unknown data' });
  return z.NEVER;
});

export const leftOut = z.object({
  platforms: z.array(z.enum(SOURCE_IDS)).max(SOURCE_IDS.length),
  topics: z.array(z.enum(TOPICS)).max(TOPICS.length),
});

/** A row that the person was shown: one of the approvals, or the address at the page of OpenID Connect. */
export const offeredLabel = z.union([z.literal(ADDRESS_LABEL), dataLabel]);

export const approved = z
  .array(z.object({ data: z.enum(LABELS) }))
  .meta({ description: 'One entry for each thing that the person approved.' });

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
  ...{ connector: PLATFORM, platform: PLATFORM, search: LINE, 'idempotency-key': LINE },
  source: { ...TEXT, enum: SOURCE_IDS },
  delivery: { ...TEXT, enum: EVENT_STATES },
};

/** A name has the same meaning in every call. */
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

/** `null` if the call itself validates the value. */
export const shapeOf = (name: string): RegExp | null => {
  const pattern = PARAMETERS[name]?.schema.pattern;
  return pattern === undefined ? null : new RegExp(pattern);
};
