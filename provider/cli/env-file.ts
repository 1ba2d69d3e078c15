import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { UsageError, type Variables } from '../config/values.ts';

/** Editors on Windows save other encodings too. UTF-16 without its mark decodes as UTF-8 with NUL characters. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

const ASSIGNMENT = /^\s*(?:export\s+)?([a-z_][\w.-]*)\s*=(.*)$/i;
/** A comment needs a space before it. */
const COMMENT = /\s#.*$/;
/** A value in quotes, which may have more lines, with nothing but a comment after it. */
const QUOTED = /^(["'`])(?:(?!\1).|\n)*\1(?=[^\S\n]*(?:\s#.*)?$)/m;

/**
 * Reads an env file. Node's parser gets each assignment alone: it takes what stands before a name as a part of it.
 * @throws UsageError for a line that Node would drop or cut. It shows no value, which may be a secret
 */
export const readEnvFile = (file: string): Variables => {
  const refuse = (complaint: string) => new UsageError(`--env-file ${file}: ${complaint}`);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw refuse('this file cannot be read');
  }
  const lines = textOf(bytes)?.replace(/\r\n?/g, '\n').split('\n');
  if (lines === undefined) throw refuse('save this file in UTF-8');
  const variables: Record<string, string | undefined> = {};
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, text = ''] = ASSIGNMENT.exec(line) ?? [];
    if (name === undefined) throw refuse(`line ${at + 1} is not VARIABLE=value`);
    const isQuoted = /^\s*["'`]/.test(text);
    const value = isQuoted
      ? QUOTED.exec([text.trimStart(), ...lines.slice(at + 1)].join('\n'))?.[0]
      : text.replace(COMMENT, '').trim();
    if (value === undefined) throw refuse(`line ${at + 1} has a value that does not end with its quote`);
    if (!isQuoted && value.includes('#'))
      throw refuse(`line ${at + 1} has a # that begins a comment: quote the value`);
    Object.assign(variables, parseEnv(`${name}=${value}`));
    at += value.split('\n').length - 1;
  }
  return variables;
};
