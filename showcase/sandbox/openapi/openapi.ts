// As much of OpenAPI 3.1 as the document uses (https://spec.openapis.org/oas/v3.1.1).

/** A JSON Schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  /** By media type. */
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly 'application/json': Media };
  };
  /** By status, or `5XX` for all from 500 on. */
  readonly responses: Readonly<Record<string, Answer>>;
}

export type Method = 'get' | 'post';

/** One call of the API: its path below the server, and what happens there. */
export interface Call {
  readonly path: string;
  readonly method: Method;
  /** Where it stands on another base than the rest. */
  readonly servers?: readonly { readonly url: string; readonly description: string }[];
  readonly operation: Operation;
}
