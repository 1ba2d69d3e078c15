import { describe, expect, it } from 'vitest';
import { arrayFrom } from '../../../widget/domain/array-from.ts';
import { bindTo } from '../../../widget/domain/bind-to.ts';
import { canParse } from '../../../widget/domain/can-parse.ts';
import { inMicrotask } from '../../../widget/domain/in-microtask.ts';

describe('the functions that the build puts in place of built-ins', () => {
  it('make an array of a set, of a text and of a list', () => {
    expect(arrayFrom(new Set(['a', 'b', 'a']))).toEqual(['a', 'b']);
    expect(arrayFrom('a😀')).toEqual(['a', '😀']);
    const list = [1, 2];
    expect(arrayFrom(list)).toEqual(list);
    expect(arrayFrom(list)).not.toBe(list);
  });

  it('bind an object and the first arguments, and nothing to no function', () => {
    function all(this: unknown, ...given: readonly unknown[]) {
      return [this, ...given];
    }
    const that = {};
    expect(bindTo(all, that, 1, 2)?.(3, 4)).toEqual([that, 1, 2, 3, 4]);
    expect(bindTo(null)).toBeUndefined();
    expect(bindTo(undefined, that)).toBeUndefined();
  });

  it.each([
    ['https://id.example/a', undefined, true],
    ['/a', 'https://id.example', true],
    ['/a', undefined, false],
    ['https://', undefined, false],
    ['/a', 'no address', false],
  ])('say whether %j is an address below %j: %j', (text, base, isAddress) => {
    expect(canParse(text, base)).toBe(isAddress);
    expect(URL.canParse(text, base)).toBe(isAddress);
  });

  it('run work after the present code, and before a timer', async () => {
    const steps: string[] = [];
    const timer = new Promise<void>((done) => {
      setTimeout(() => {
        steps.push('timer');
        done();
      });
    });
    void inMicrotask(() => steps.push('work'));
    steps.push('code');
    await timer;
    expect(steps).toEqual(['code', 'work', 'timer']);
  });
});
