import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
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

const readFrom = (content: string | Buffer) => {
  const file = join(scratchFolder(), 'provider.env');
  writeFileSync(file, content);
  return readEnvFile(['--env-file', file], {}).variables;
};

describe('a file', () => {
  it.each<[string, string | Buffer]>([
    ['with a byte order mark', '\uFEFFPORT=81\nHOST=127.0.0.2\n'],
    ['with the line ends of Windows', 'PORT=81\r\nHOST=127.0.0.2\r\n'],
    ['with those of an old Macintosh', 'PORT=81\rHOST=127.0.0.2\r'],
    ['with tabs', '\tPORT\t=\t81\t\nHOST=127.0.0.2'],
    ['for a shell', "export PORT=81\nexport  HOST='127.0.0.2' # here\n"],
    ['with comments', '# PORT=80\nPORT=81 # http\n  # and\n\nHOST="127.0.0.2"\n'],
  ])('%s is read', (_what, content) => {
    expect(readFrom(content)).toEqual({ PORT: '81', HOST: '127.0.0.2' });
  });

  it('has values with a # or with more lines in quotes, and empty ones', () => {
    const content =
      'PROVIDER_COLOR="#0c5a57"\nPROVIDER_NAME=\'A\nB\'\nMAIL_TEXTS="a\\nb"\nHOST=\nPORT= # none\n';
    expect(readFrom(content)).toEqual({
      PROVIDER_COLOR: '#0c5a57',
      PROVIDER_NAME: 'A\nB',
      MAIL_TEXTS: 'a\nb',
      HOST: '',
      PORT: '',
    });
  });

  it.each<[string, string | Buffer, string]>([
    ['in UTF-16', Buffer.from('\uFEFFPORT=81\n', 'utf16le'), 'save this file in UTF-8'],
    ['in UTF-16 without a mark', Buffer.from('PORT=81\n', 'utf16le'), 'save this file in UTF-8'],
    ['in Latin-1', Buffer.from('PROVIDER_NAME=Zoë\n', 'latin1'), 'save this file in UTF-8'],
    ['in YAML', 'HOST=::1\nPORT: 81\n', 'line 2 is not VARIABLE=value'],
    ['in JSON', '{"PORT":"81"}', 'line 1 is not VARIABLE=value'],
    ['for the shell of Windows', 'set PORT=81\n', 'line 1 is not VARIABLE=value'],
    ['for PowerShell', '\n$env:PORT="81"\n', 'line 2 is not VARIABLE=value'],
    ['with a colour without quotes', 'PROVIDER_COLOR=#0c5a57\n', 'line 1 has a # that begins a comment'],
    ['with a # in a secret', 'HOST=::1\nPROVIDER_SECRET=abc#def\n', 'line 2 has a # that begins a comment'],
    [
      'with a quote that is not closed',
      'PROVIDER_NAME="Acme\nPORT=81\n',
      'line 1 has a value that does not end',
    ],
    ['with text after a quote', 'MAIL_FROM="Shop, Inc." <a@b.c>\n', 'line 1 has a value that does not end'],
  ])('%s is refused, and no value is shown', (_what, content, complaint) => {
    expect(() => readFrom(content)).toThrow(complaint);
    expect(() => readFrom(content)).not.toThrow(/81|0c5a57|abc|Acme|a@b/);
  });

  it.each([
    ['the sample of all variables', '../../provider/deploy/provider.env.example'],
    ['the sample of the docs', '../../showcase/docs/samples/server/provider.env'],
  ])('is read as Node reads it: %s', (_what, path) => {
    const content = readFileSync(resolve(import.meta.dirname, path), 'utf8');
    expect(readFrom(content)).toEqual({ ...parseEnv(content) });
  });
});
