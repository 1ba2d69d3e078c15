import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from './support/process.ts';
import { scratchFolder } from './support/scratch.ts';

it('a command with --demo, wherever that stands, is about the database of the demo', async () => {
  const folder = scratchFolder();
  const made = await runCli(['migrate', '--demo'], {}, folder);
  expect([made.code, made.error]).toEqual([0, `Database: file:${folder}/data/demo.sqlite\n`]);
  expect((await runCli(['operator', 'token', 'add', '--name', 'Me', '--demo'], {}, folder)).code).toBe(0);
  expect(readdirSync(join(folder, 'data'))).toContain('demo.sqlite');
  expect(readdirSync(join(folder, 'data'))).not.toContain('provider.sqlite');
  const { out } = await runCli(['--demo', 'operator', 'token', 'list'], {}, folder);
  expect(JSON.parse(out)).toMatchObject([{ name: 'Me' }]);
});

it('a command without --demo, where only the demo has run, names it', async () => {
  const folder = scratchFolder();
  await runCli(['migrate', '--demo'], {}, folder);
  const { code, error } = await runCli(['app', 'list'], {}, folder);
  expect(`${code} ${error}`).toMatch(
    /^1 Database: .+\nDATABASE_URL names a file that is not there\. .*--demo/,
  );
});
