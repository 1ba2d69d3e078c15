import { readFileSync } from 'node:fs';

const lines = readFileSync('provider/deploy/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '');

export const instructions = (word: string): readonly string[] =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

const instruction = (word: string): string => {
  const [only, ...more] = instructions(word);
  if (only === undefined || more.length > 0) throw new Error(`Not there once: ${word}`);
  return only;
};

export const argumentsOf = (word: string): readonly string[] =>
  JSON.parse(instruction(word).replace(/^.*?(?=\[")/, ''));

export const variables = (): Record<string, string> =>
  Object.fromEntries(
    instruction('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
