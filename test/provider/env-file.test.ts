import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvFile } from '../../provider/cli-env-file.ts';
import { runCli } from './support/process.ts';
import { scratchFolder } from './support/scratch.ts';

const withFile = (content: string) => {
  const file = join(scratchFolder(), 'provider.env');
  writeFileSync(file, content);
  return file;
};

it.each([
  ['two words', (file: string) => ['--env-file', file, 'app', 'list']],
  ['one word', (file: string) => ['app', 'list', `--env-file=${file}`]],
])('--env-file as %s reads variables, anywhere among the arguments', (_, argsOf) => {
  const file = withFile('MAIL_FROM=Sign-in <id@id.example>\nPORT=1\n');
  expect(readEnvFile(argsOf(file), { PORT: '2' })).toEqual({
    args: ['app', 'list'],
    variables: { MAIL_FROM: 'Sign-in <id@id.example>', PORT: '2' },
  });
});

it('without --env-file the arguments and the environment stay as they are', () => {
  const args = ['serve', '--demo'];
  expect(readEnvFile(args, { PORT: '2' })).toEqual({ args, variables: { PORT: '2' } });
});

it.each([
  [['--env-file'], '--env-file needs a file'],
  [['--env-file='], '--env-file needs a file'],
  [
    ['migrate', '--env-file', '/none/provider.env'],
    '--env-file /none/provider.env: this file cannot be read',
  ],
])('%j is refused', (args, text) => {
  expect(() => readEnvFile(args, {})).toThrow(text);
});

it('a command uses the database of the file', async () => {
  const folder = scratchFolder();
  const file = withFile(`DATABASE_URL=file:${join(folder, 'provider.sqlite')}\n`);
  expect((await runCli(['migrate', '--env-file', file], {})).code).toBe(0);
  const { code, out } = await runCli(['app', 'list', '--env-file', file], {});
  expect([code, out]).toEqual([0, '[]\n']);
});
