import { canUsePasskeys, isOnDevice } from '../../common/can-use-passkeys.ts';
import { slugOf } from '../brand.ts';
import { callError } from '../domain/problems.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { MalformedError, RequestError } from '../errors.ts';
import type { Ports } from '../machine/ports.ts';
import { type ApiAccess, parseSignIn } from './api.ts';
import type { BrowserEnvironment } from './environment.ts';
import { safeStorage } from './storage.ts';

/** The ceremonies are in a separate file: most pages are on another origin than the provider and use no passkeys. */
const ceremonies = () => import('../../common/passkeys.ts');

/** Time limit to load the ceremonies and for the browser to say whether the device has a lock. */
const LOCK_MS = 2000;

export const NEVER = new Promise<never>(() => {});

type PasskeyPorts = Pick<Ports, 'passkeyHint' | 'usePasskey' | 'addPasskey' | 'skipPasskey'> & {
  /** False if a policy forbids passkeys, the person refused one in this browser, or the device has no lock. */
  readonly isWorthOffering: () => Promise<boolean>;
};

/** Passkeys, on pages of the provider's origin. The key `data-connect:{slug}:passkey` is `used` or `skipped`. */
export const createPasskeys = (
  api: ApiAccess,
  { provider }: Pick<ConnectOptions, 'provider'>,
  { window, storage }: Pick<BrowserEnvironment, 'window' | 'storage'>,
): PasskeyPorts => {
  const key = `data-connect:${slugOf(provider)}:passkey`;
  const notes = safeStorage(() => storage('local'));
  const wasUsed = () => notes.read(key) === 'used';
  const noteUse = () => notes.write(key, 'used');

  const ask = (path: string, body: unknown, signal: AbortSignal, token?: string) =>
    api.post(api.address(`passkeys${path}`), body, signal, { ...api, token });

  const forgetUnknown = async (error: unknown, credentialId: string): Promise<never> => {
    if (error instanceof RequestError && error.code === 'passkey.unknown')
      (await ceremonies()).removeUnknownPasskey(credentialId);
    throw error;
  };

  const choose = async (isByAutofill: boolean, signal: AbortSignal) => {
    const { choosePasskey } = await ceremonies();
    return choosePasskey(await ask('/sign-in/options', {}, signal), isByAutofill, signal);
  };

  /** A sign-in must not fail if the file cannot be loaded, nor wait for an extension that never answers. */
  const hasDeviceLock = async () => {
    const answer = ceremonies().then((loaded) => loaded.hasDeviceLock());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, LOCK_MS, false);
    });
    return Promise.race([answer.catch(() => false), silence]).finally(() => clearTimeout(timer));
  };

  const find = async (signal: AbortSignal) =>
    (await (await ceremonies()).hasAutofill()) &&
    (wasUsed() || (await hasDeviceLock())) &&
    choose(true, signal);

  const passkeyHint = () => {
    if (!canUsePasskeys('get') || new URL(api.address('')).origin !== window.location.origin) return 'none';
    return wasUsed() ? 'likely' : 'possible';
  };

  return {
    passkeyHint,
    isWorthOffering: async () => canUsePasskeys('create') && notes.read(key) !== 'skipped' && hasDeviceLock(),
    skipPasskey: () => wasUsed() || notes.write(key, 'skipped'),

    async usePasskey(mediation, signal) {
      const isFound = mediation === 'conditional';
      if (isFound && passkeyHint() === 'none') return NEVER;
      try {
        // The person did not press anything, so an error before they choose a passkey is ignored.
        const credential = await (isFound ? find(signal).catch(() => null) : choose(false, signal));
        if (!credential) return NEVER;
        const answer = parseSignIn(
          await ask('/sign-in', { credential }, signal).catch((error) => forgetUnknown(error, credential.id)),
        );
        if (!answer?.email) throw new MalformedError();
        noteUse();
        return answer;
      } catch (error) {
        throw callError(error, 'usePasskey', signal);
      }
    },

    async addPasskey(user, signal) {
      try {
        const { makePasskey } = await ceremonies();
        const credential = await makePasskey(await ask('/options', {}, signal, user?.token), signal);
        await ask('', { credential }, signal, user?.token);
      } catch (error) {
        // The device already has a passkey of this person.
        if (!isOnDevice(error)) throw callError(error, 'addPasskey', signal);
      }
      noteUse();
    },
  };
};
