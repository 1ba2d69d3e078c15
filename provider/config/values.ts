import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { INVISIBLE } from '../../common/invisible.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** An environment variable is missing or wrong. The message names the variable and never shows its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly variable: string,
    complaint: string,
  ) {
    super(`${variable} ${complaint}${complaint.endsWith('?') ? '' : '.'}`);
  }
}

export const kebab = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** In the text, `{keepDays}` names an option: `--keep-days` on the command line, `keepDays` in a call. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly inCall: string;

  constructor(text: string) {
    super(text.replace(/\{(\w+)\}/g, (_, field: string) => `--${kebab(field)}`));
    this.inCall = text.replace(/\{(\w+)\}/g, '$1');
  }
}

export const refusalIn = ({ issues }: z.ZodError): UsageError | undefined => {
  const issue = issues.find((each) => each.code === 'custom' && each.params?.isRule);
  return issue && new UsageError(issue.message);
};

/** What is wrong with a value; {@link readVariables} adds the name of the variable. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

/** A variable that this function reads. The function throws a {@link Complaint}. */
export const readBy = <T>(read: (text: string) => T) =>
  z.string().transform((text, context): T => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  });

/** @throws ConfigError for the first wrong variable of the schema */
export const readVariables = <Schema extends z.ZodType>(schema: Schema, given: Variables) => {
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new ConfigError(String(issue?.path[0]), String(issue?.message));
};

export const integer = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);

export const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** Whether the text has the form of a host name or an IP address (without brackets, without a port). */
export const isHost = (text: string): boolean =>
  isIP(text) === 6 || (text.length <= 253 && /^\w[\w-]*(\.\w[\w-]*)*\.?$/.test(text));

const LOOPBACK = /^(localhost|::1|\[::1\])$/;

export const isLoopback = (host: string) =>
  LOOPBACK.test(host) || (isIP(host) === 4 && host.startsWith('127.'));

export const withoutBrackets = (host: string) => host.replace(/^\[(.+)\]$/, '$1');

export const hostOf = (text: string): string => {
  const host = withoutBrackets(text);
  if (isHost(host)) return host;
  throw new Complaint('must have an IP address or a host name, and no more');
};

export const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** An http(s) address without path, query and credentials. */
export const webOrigin = readBy((text): URL => {
  const url = urlOf(text);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    isHost(withoutBrackets(url.hostname));
  if (isOrigin) return url;
  throw new Complaint('must be an http(s) address without a path, as https://id.example');
});

/** One line, without characters that change the direction of the text around them (Unicode Bidirectional Algorithm). */
const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,60}$/u;

export const isName = (text: string): boolean => LINE.test(text) && text.replace(INVISIBLE, '').trim() !== '';

export const percentDecoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

export const isPercentEncoded = (text: string): boolean => percentDecoded(text) !== null;

/** Scheme, login and host, followed by a colon and the text in place of a port. */
const WITH_PORT = /^((?:[^@]*@|[a-z]+:\/\/(?=[^@]*$))[^@/?#:]+):[^@/?#:]*(?=[/?]|$)/;

/** @throws Complaint if only the port is wrong */
export const urlWithPort = (text: string): URL | null => {
  const url = urlOf(text);
  if (url === null && WITH_PORT.test(text) && URL.canParse(text.replace(WITH_PORT, '$1')))
    throw new Complaint('must have a number as its port');
  return url;
};

const FILE_BYTES = 65_536;

/** @throws Complaint if the file cannot be read, or has more than 64 KiB */
export const readNamedFile = (path: string): Buffer<ArrayBuffer> => {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = Buffer.from(readFileSync(path));
  } catch {
    throw new Complaint('names a file that cannot be read');
  }
  if (bytes.length > FILE_BYTES) throw new Complaint('names a file of more than 64 KiB');
  return bytes;
};
