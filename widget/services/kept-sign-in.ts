import { CODE_LENGTH, LONG_CODE } from '../constants.ts';
import { fieldsOf, isText, parseJson, textOf, toJson } from '../domain/fields.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';

/** A sign-in that began before the page was loaded again. */
export interface StartedSignIn {
  readonly email: string;
  /** From the answer to call 1. */
  readonly challenge: string | undefined;
  /** How many digits the mailed code has; absent if none was sent. */
  readonly codeLength: number | undefined;
}

/** What the page of an interaction keeps for a reload, until the person is signed in. */
export interface KeptSignIn {
  /** Whether the page was shown before in this tab. */
  readonly isBegun: boolean;
  /** The typed address, and the code that was mailed to it. */
  readonly started: StartedSignIn | undefined;
}

const startedIn = (value: unknown): StartedSignIn | undefined => {
  const { email, challenge, codeLength } = fieldsOf(value);
  return isText(email)
    ? {
        email,
        challenge: textOf(challenge),
        codeLength:
          codeLength === LONG_CODE ? LONG_CODE : codeLength === CODE_LENGTH ? CODE_LENGTH : undefined,
      }
    : undefined;
};

/** `data-connect:authorize:{id}` in session storage. Never throws. */
export const createKeptSignIn = (id: string, { storage }: Pick<BrowserEnvironment, 'storage'>) => {
  const key = `data-connect:authorize:${id}`;
  const tab = safeStorage(() => storage('session'));
  return {
    read(): KeptSignIn {
      const text = tab.read(key);
      return { isBegun: text !== null, started: startedIn(parseJson(text)) };
    },
    /** Keeps the place before the sign-in. */
    keep: (started: StartedSignIn) => tab.write(key, toJson(started)),
    /** Keeps only that the page was shown. */
    begin: () => tab.write(key, '{}'),
    drop: () => tab.drop(key),
  };
};
