import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { bareCalls, providerCalls, type Subject } from './calls.ts';
import { type OpenIdSubject, openIdCalls } from './openid-calls.ts';
import type { Listening, SubjectName } from './run-subject.ts';
import { askAt } from './served.ts';

/**
 * Runs the subject in a separate process, so that the caller's work and garbage collection do not delay its answers.
 */
const forkSubject = async (name: SubjectName, DATABASE_URL: string) => {
  const child = fork(resolve(import.meta.dirname, 'subject-process.mjs'), [name, DATABASE_URL]);
  const nextMessage = async <T>(): Promise<T> => {
    const [message] = await once(child, 'message');
    return message;
  };
  const { port, key } = await nextMessage<Listening>();
  const { ask, close } = askAt(port);
  return {
    ask,
    key,
    codes: async () => {
      child.send('codes');
      return new Map(await nextMessage<[string, string][]>());
    },
    close: async () => {
      close();
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};

/** A subject that signs people in. */
export const openApart = async (name: 'provider' | 'bare', DATABASE_URL: string): Promise<Subject> => {
  const { ask, key, ...rest } = await forkSubject(name, DATABASE_URL);
  return { ...(name === 'provider' ? providerCalls(ask, key) : bareCalls(ask)), ...rest };
};

/** A subject whose people signed in by OpenID Connect before. */
export const openIdApart = async (
  name: 'openid' | 'openid-bare',
  DATABASE_URL: string,
): Promise<OpenIdSubject> => {
  const { ask, key, codes, close } = await forkSubject(name, DATABASE_URL);
  return { ...openIdCalls(ask, key, await codes()), close };
};
