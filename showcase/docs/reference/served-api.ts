import { isRecord } from '../../shared/lib/is-record.ts';

/** A call of the server behind this site, as its OpenAPI document has it. */
export interface ServedCall {
  readonly id: string;
  /** `POST /api/pin` */
  readonly name: string;
  readonly summary: string;
  /** Names of what it asks for: `apiKey`, `session`, `accessToken`. */
  readonly needs: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** A refusal that programs know by its code. */
export interface Refusal {
  readonly code: string;
  readonly status: string;
  readonly text: string;
}

const CODE = /`([a-z]+\.[a-z]+)`: ([^`]*)/g;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const refusalsOf = (responses: unknown): Refusal[] =>
  Object.entries(isRecord(responses) ? responses : {}).flatMap(([status, answer]) =>
    [...(isRecord(answer) ? textOf(answer.description) : '').matchAll(CODE)].map(
      ([, code = '', text = '']) => ({ code, status, text: text.trim() }),
    ),
  );

const needsOf = (security: unknown) =>
  Array.isArray(security) ? security.flatMap((each) => (isRecord(each) ? Object.keys(each) : [])) : [];

/** Every call of an OpenAPI document, in its order; `null` for what is none. */
export const parseApi = (document: unknown): readonly ServedCall[] | null => {
  if (!isRecord(document) || !isRecord(document.paths)) return null;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) =>
      isRecord(operation) && typeof operation.operationId === 'string'
        ? {
            id: operation.operationId,
            name: `${method.toUpperCase()} ${path}`,
            summary: textOf(operation.summary),
            needs: needsOf(operation.security),
            refusals: refusalsOf(operation.responses),
          }
        : [],
    ),
  );
};

/** Every refusal of these calls, once. */
export const refusalsIn = (calls: readonly ServedCall[]): readonly Refusal[] => {
  const byCode = new Map(calls.flatMap(({ refusals }) => refusals).map((refusal) => [refusal.code, refusal]));
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code));
};
