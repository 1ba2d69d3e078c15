import { GRAPH_CODES } from '../../../common/platforms/companies/meta.ts';
import { codeOf, fieldsOf, partsOf, textOf } from '../../../common/platforms/kit/json.ts';
import { FAULTS, type ReadFault } from '../../../common/platforms/kit/read-error.ts';
import type { Codes, PlatformReader } from '../../../common/platforms/kit/reading.ts';

/** The fault with a code; `null` if there is none. */
const faultIn = (codes: Codes, name: string): ReadFault | null =>
  FAULTS.find((fault) => codes[fault]?.some((code) => `${code}` === name)) ?? null;

/** Reddit's errors: `{"json":{"errors":[["RATELIMIT","…","ratelimit"]]}}`. */
const listedNames = (json: unknown): readonly unknown[] => {
  const { errors } = fieldsOf(json);
  return Array.isArray(errors) ? errors.map((error) => (Array.isArray(error) ? error[0] : null)) : [];
};

/** Codes in an error's body: Google's reasons, the numbers of Meta and Pinterest, the names of LinkedIn and Reddit. */
const namesIn = (body: unknown): readonly string[] => {
  const { error: given, code, reason: own, json } = fieldsOf(body);
  const error = fieldsOf(given);
  const reasons = [...partsOf(error.errors), ...partsOf(error.details)].map(({ reason }) => textOf(reason));
  const listed = listedNames(json).map(textOf);
  return [...reasons, textOf(error.status), codeOf(error.code), codeOf(code), textOf(own), ...listed].flatMap(
    (name) => name ?? [],
  );
};

/** The fault that Meta names by its number, in answers of its token calls too; `null` for any other body. */
export const graphFault = (body: unknown): ReadFault | null => {
  const number = codeOf(fieldsOf(fieldsOf(body).error).code);
  return number === null ? null : faultIn(GRAPH_CODES, number);
};

/** The fault that a platform names by its text or by one of its codes; `null` if it names none. */
export const namedFault = (
  { messages = [], meaningOf, codes = {} }: PlatformReader,
  body: unknown,
): ReadFault | null => {
  const message = textOf(fieldsOf(body).message) ?? '';
  const meaning = messages.find(([text]) => text.test(message))?.[1] ?? meaningOf?.(body) ?? null;
  return meaning ?? namesIn(body).flatMap((name) => faultIn(codes, name) ?? [])[0] ?? null;
};

const ERROR_FIELDS = ['error', 'errors', 'message', 'code'] as const;

/** Whether a refusal comes from the platform itself, and not from a network in front of it. */
export const isOwnError = ({ hasOnlyError }: PlatformReader, body: unknown): boolean =>
  (hasOnlyError ? ['error'] : ERROR_FIELDS).some((name) => (fieldsOf(body)[name] ?? null) !== null);

/** Returns status and reason for the log. The rest of an answer may contain personal data, so it is left out. */
export const detailOf = (status: number, body: unknown): string => {
  const name = namesIn(body)[0] ?? textOf(fieldsOf(body).error) ?? '';
  return /^[\w.-]{1,60}$/.test(name) ? `${status} ${name}` : `${status}`;
};
