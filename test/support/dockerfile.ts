import { readFileSync } from 'node:fs';

/** The instructions of the Dockerfile in provider/deploy, each in one line. */
const lines = readFileSync('provider/deploy/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '');

/** Returns the arguments of each instruction that begins with this word. */
export const instructions = (word: string): readonly string[] =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

/** The only instruction that begins with this word. */
export const instruction = (word: string): string => {
  const [only, ...more] = instructions(word);
  if (only === undefined || more.length > 0) throw new Error(`Not there once: ${word}`);
  return only;
};

/** A command in the form of a JSON array. */
export const argumentsOf = (word: string): readonly string[] =>
  JSON.parse(instruction(word).replace(/^.*?(?=\[")/, ''));

/** The variables of ENV. */
export const variables = (): Record<string, string> =>
  Object.fromEntries(
    instruction('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
