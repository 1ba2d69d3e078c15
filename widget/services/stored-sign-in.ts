import { CODE_LIFETIME_MS } from '../constants.ts';
import { fieldsOf, isText, parseJson, textOf } from '../domain/fields.ts';
import { codeAgeMs } from '../domain/record-key.ts';
import { codeLengthOf } from '../domain/validation.ts';
import type { StartedSignIn } from '../machine/ports.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';

export const createStoredInteraction = (
  id: string,
  environment: Pick<BrowserEnvironment, 'storage' | 'now'>,
) => {
  const key = `data-connect:authorize:${id}`;
  const signIn = createStoredSignIn(key, environment);
  const tab = safeStorage(() => environment.storage('session'));
  return {
    ...signIn,
    /** `wasShown`: whether the page was shown before in this tab. */
    read: () => ({ wasShown: tab.read(key) !== null, started: signIn.read() }),
    /** Keeps only that the page was shown. */
    begin: () => tab.write(key, '{}'),
  };
};

export const createStoredSignIn = (
  key: string,
  { storage, now }: Pick<BrowserEnvironment, 'storage' | 'now'>,
) => {
  const tab = safeStorage(() => storage('session'));
  const startedIn = (value: unknown): StartedSignIn | undefined => {
    const { email, challenge, earlier, codeLength, sentAt } = fieldsOf(value);
    return isText(email)
      ? {
          email,
          challenge: textOf(challenge),
          earlier: Array.isArray(earlier) ? earlier.filter(isText) : [],
          codeLength: codeLengthOf(codeLength),
          sentAt: codeAgeMs(sentAt, now()) < CODE_LIFETIME_MS ? textOf(sentAt) : undefined,
        }
      : undefined;
  };
  return {
    read: () => startedIn(parseJson(tab.read(key))),
    keep: ({ email, challenge, earlier, codeLength, sentAt }: StartedSignIn) =>
      tab.write(key, JSON.stringify({ email, challenge, earlier, codeLength, sentAt })),
    drop: () => tab.drop(key),
  };
};
