import { isRecord } from '../../shared/lib/is-record.ts';
import { type Field, fieldsOf } from './api-fields.ts';

/** A call of the server behind this site, from its OpenAPI document. */
export interface ServedCall {
  readonly id: string;
  /** `POST` */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly text: string;
  /** Names of the credentials that it needs: `apiKey`, `session`, `accessToken`. */
  readonly needs: readonly string[];
  readonly parameters: readonly Field[];
  /** `null` if the call has no body, or one that is not JSON. */
  readonly body: Body | null;
  readonly answer: Body | null;
  readonly statuses: readonly Status[];
}

export interface Body {
  readonly fields: readonly Field[];
  /** Formatted JSON; empty if there is no example. */
  readonly example: string;
}

/** The meaning of an answer's status, and the codes of its refusals. */
export interface Status {
  readonly status: string;
  readonly text: string;
  /** Names of the headers in this answer. */
  readonly headers: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** A refusal with the code by which a program recognises it. */
export interface Refusal {
  readonly code: string;
  readonly status: string;
  readonly text: string;
}

const CODE = /`([a-z]+\.[a-z]+)`: ([^`]*)/g;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {});
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

const bodyOf = (holder: unknown): Body | null => {
  const content = isRecord(holder) && isRecord(holder.content) ? holder.content : {};
  const [media] = Object.values(content);
  if (!isRecord(media) || !isRecord(media.schema)) return null;
  const { examples } = media.schema;
  const example = Array.isArray(examples) ? JSON.stringify(examples[0], null, 2) : '';
  return { fields: fieldsOf(media.schema), example };
};

const statusOf = ([status, answer]: readonly [string, unknown]): Status => {
  const text = isRecord(answer) ? textOf(answer.description) : '';
  return {
    status,
    text,
    headers: entriesOf(isRecord(answer) ? answer.headers : {}).map(([name]) => name),
    refusals: [...text.matchAll(CODE)].map(([, code = '', what = '']) => ({
      code,
      status,
      text: what.trim(),
    })),
  };
};

const callOf = (path: string, method: string, operation: Readonly<Record<string, unknown>>): ServedCall => {
  const responses = isRecord(operation.responses) ? operation.responses : {};
  return {
    id: textOf(operation.operationId),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary),
    text: textOf(operation.description),
    needs: listOf(operation.security).flatMap((each) => Object.keys(each)),
    parameters: listOf(operation.parameters).map(({ name, in: place, required, description }) => ({
      name: textOf(name),
      note: textOf(place),
      isRequired: required === true,
      text: textOf(description),
    })),
    body: bodyOf(operation.requestBody),
    answer: bodyOf(responses[200]),
    statuses: Object.entries(responses).map(statusOf),
  };
};

/** Returns every call of an OpenAPI document, in its order; `null` if it is no such document. */
export const parseApi = (document: unknown): readonly ServedCall[] | null => {
  if (!isRecord(document) || !isRecord(document.paths)) return null;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    entriesOf(methods).flatMap(([method, operation]) =>
      isRecord(operation) && typeof operation.operationId === 'string'
        ? [callOf(path, method, operation)]
        : [],
    ),
  );
};

/** Returns every refusal of these calls once. */
export const refusalsIn = (calls: readonly ServedCall[]): readonly Refusal[] => {
  const all = calls.flatMap(({ statuses }) => statuses.flatMap(({ refusals }) => refusals));
  const byCode = new Map(all.map((refusal) => [refusal.code, refusal]));
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code));
};
