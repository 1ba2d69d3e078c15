import type { SCHEMAS } from './parts.ts';

/** The TypeScript type of what a JSON Schema describes, as far as the requests of this API use JSON Schema. */
export type FromSchema<S> = S extends { readonly $ref: `#/components/schemas/${infer Name}` }
  ? Name extends keyof typeof SCHEMAS
    ? FromSchema<(typeof SCHEMAS)[Name]>
    : unknown
  : S extends { readonly type: 'object'; readonly properties: infer P }
    ? FromObject<P, S extends { readonly required: readonly (infer Name)[] } ? Name : never>
    : S extends { readonly type: 'array'; readonly items: infer Item }
      ? readonly FromSchema<Item>[]
      : S extends { readonly type: 'string' }
        ? string
        : S extends { readonly anyOf: readonly (infer Choice)[] }
          ? FromSchema<Choice>
          : S extends { readonly type: 'boolean' }
            ? boolean
            : S extends { readonly type: 'integer' | 'number' }
              ? number
              : unknown;

type FromObject<P, Required> = { readonly [Name in keyof P & Required]: FromSchema<P[Name]> } & {
  readonly [Name in Exclude<keyof P, Required>]?: FromSchema<P[Name]>;
};
