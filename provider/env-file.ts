import type { Variables } from './config/values.ts';

/** Makes the error for a complaint about the file. A complaint shows no value, which may be a secret. */
type Refuse = (complaint: string) => Error;

/** Editors on Windows save other encodings too. UTF-16 without its mark decodes as UTF-8 with NUL characters. */
const textOf = (bytes: Uint8Array, refuse: Refuse): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw refuse('save this file in UTF-8');
};

const ASSIGNMENT = /^\s*(?:export\s+)?([a-z_][\w.-]*)\s*=(.*)$/i;
/** A comment needs a space before it. */
const COMMENT = /\s#.*$/s;

/** Returns the value without quotes; `null` if Node would take its end for a comment. */
const plainValue = (given: string): string | null => {
  const value = given.replace(COMMENT, '').trim();
  return value.includes('#') ? null : value;
};

/**
 * Returns the value in quotes, and the number of further lines that it has; `null` without its closing quote, or with
 * text after that, which Node would drop.
 */
const quotedValue = (text: string) => {
  const end = text.indexOf(text.charAt(0), 1);
  const [after = ''] = text.slice(end + 1).split('\n', 1);
  if (end < 0 || after.replace(COMMENT, '').trim() !== '') return null;
  const value = text.slice(1, end);
  return {
    value: text.startsWith('"') ? value.replaceAll(String.raw`\n`, '\n') : value,
    more: value.split('\n').length - 1,
  };
};

/**
 * Parses an env file like Node's `--env-file`, with the same result in every release of Node. It refuses lines that
 * Node would silently drop or cut, because a provider would start with another database, or with a short secret.
 * @param refuse makes the error to throw for a line that Node would read in another way
 */
export const parseEnvFile = (bytes: Uint8Array, refuse: Refuse): Variables => {
  const variables: Record<string, string> = {};
  const lines = textOf(bytes, refuse).replace(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, text = ''] = ASSIGNMENT.exec(line) ?? [];
    if (name === undefined) throw refuse(`line ${at + 1} is not VARIABLE=value`);
    const given = text.trimStart();
    if (!/^["'`]/.test(given)) {
      const value = plainValue(text);
      if (value === null) throw refuse(`line ${at + 1} has a # that begins a comment: quote the value`);
      variables[name] = value;
    } else {
      const quoted = quotedValue([given, ...lines.slice(at + 1)].join('\n'));
      if (quoted === null) throw refuse(`line ${at + 1} has a value that does not end with its quote`);
      variables[name] = quoted.value;
      at += quoted.more;
    }
  }
  return variables;
};
