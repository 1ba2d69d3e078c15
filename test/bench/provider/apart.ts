import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Subject } from './load.ts';
import type { Listening } from './run-subject.ts';

/** A separate process, so that the caller's work and garbage collection do not delay its answers. */
export const openApart = async (DATABASE_URL: string): Promise<Subject> => {
  const child = fork(resolve(import.meta.dirname, 'subject-process.mjs'), [DATABASE_URL]);
  const nextMessage = async <T>(): Promise<T> => {
    const [message] = await once(child, 'message');
    return message;
  };
  return {
    ...(await nextMessage<Listening>()),
    codes: async () => {
      child.send('codes');
      return new Map(await nextMessage<[string, string][]>());
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};
