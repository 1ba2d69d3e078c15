import type { EngineWindow } from './engine.ts';

/** Longer than a page may take to load (`webkit.ts`), and than a busy machine needs for any command. */
const ANSWER_MS = 20_000;

/** A driver may lose a command, independent of the page, so the test runs again (`test/vitest.config.ts`). */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export const within = async <Result>(ms: number, late: Error, answer: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, late);
  });
  return Promise.race([answer, lateness]).finally(() => clearTimeout(timer));
};

/** The same object with a time limit for each of its commands, which reject with `NoAnswer` when they are late. */
export const limited = <Target extends object>(target: Target): Target =>
  new Proxy(target, {
    get: (own, name) => {
      const command: unknown = Reflect.get(own, name);
      if (typeof command !== 'function') return command;
      const late = new NoAnswer(`The browser does not answer: ${String(name)}, ${ANSWER_MS / 1000} s`);
      return (...args: readonly unknown[]) => within(ANSWER_MS, late, Reflect.apply(command, own, args));
    },
  });

export const windowsBy = (create: (handle: string) => EngineWindow) => {
  const known = new Map<string, EngineWindow>();
  return (handle: string): EngineWindow => {
    const window = known.get(handle) ?? limited(create(handle));
    known.set(handle, window);
    return window;
  };
};
