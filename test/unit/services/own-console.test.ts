// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ownConsole } from '../../../widget/services/own-console.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['error', 'info', 'log', 'warn'] as const)('writes what the dialog gives it by %s', (name) => {
  const written = vi.fn();
  vi.stubGlobal('console', { [name]: written });
  ownConsole[name]('one', { two: 2 });
  expect(written).toHaveBeenCalledExactlyOnceWith('one', { two: 2 });
});

it.each([
  ['has removed its console', undefined],
  ['has removed a method', {}],
  [
    'throws in a method',
    {
      error: () => {
        throw new Error('The page logs no errors');
      },
    },
  ],
])('writes nothing on a page that %s', (_, console) => {
  vi.stubGlobal('console', console);
  expect(() => ownConsole.error('one')).not.toThrow();
});
