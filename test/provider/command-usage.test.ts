import { describe, expect, it } from 'vitest';
import { usageOf } from '../../provider/cli-usage.ts';

const usedIn = (text: string) =>
  text.split('\n').flatMap((line) => /data-connect-provider \[?(\w+)/.exec(line)?.[1] ?? []);

describe('--help', () => {
  it.each([
    [['serve', '--help'], ['serve']],
    [['backup', '-h'], ['backup']],
    [
      ['app', 'add', '--name', 'Shop', '--help'],
      ['app', 'app'],
    ],
    [
      ['app', 'set', 'app_1', '--help'],
      ['app', 'app', 'app'],
    ],
    [['app', 'resume', '--help'], ['app']],
    [
      ['operator', 'token', '--help'],
      ['operator', 'operator', 'operator'],
    ],
    [
      ['person', 'nonsense', '--help'],
      ['person', 'person'],
    ],
  ])('shows for %j the lines of that command alone', (args, commands) => {
    expect(usedIn(usageOf(args))).toEqual(commands);
  });

  it('shows all commands without one, and the terms of an app where they may stand', () => {
    const all = ['serve', 'migrate', 'backup', 'import', 'app', 'person', 'operator'];
    expect([...new Set(usedIn(usageOf(['--help'])))]).toEqual(all);
    expect(usedIn(usageOf(['nonsense', '--help']))).toEqual(usedIn(usageOf([])));
    expect(usageOf(['app', 'set'])).toContain('TERMS: --purpose');
    expect(usageOf(['app', 'list'])).not.toContain('TERMS');
  });
});
