import { canUsePasskeys, isOnDevice } from '../../common/can-use-passkeys.ts';
import {
  choosePasskey,
  hasAutofill,
  hasDeviceLock,
  makePasskey,
  removeUnknownPasskey,
} from '../../common/passkeys.ts';
import { addPasskey, CallError, passkeyOptions, passkeySignInOptions, signInWithPasskey } from './calls.ts';

const signIn = (credential: Awaited<ReturnType<typeof choosePasskey>>): Promise<unknown> =>
  signInWithPasskey(credential).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'passkey.unknown') removeUnknownPasskey(credential.id);
    throw error;
  });

/**
 * Asks the browser for a passkey.
 * @throws CallError
 */
export const usePasskey = async (): Promise<void> => {
  const options = await passkeySignInOptions();
  const credential = await choosePasskey(options, false).catch(() => {
    throw new CallError('passkey.wrong');
  });
  await signIn(credential);
};

/**
 * Waits for a passkey from the e-mail field's autofill while the page offers it.
 * @returns whether the person is signed in; `false` if autofill has no passkey or the wait has ended
 * @throws CallError if the provider refuses it
 */
export const findPasskey = async (signal: AbortSignal): Promise<boolean> => {
  const choose = async () => {
    const isOffered = canUsePasskeys() && (await hasAutofill()) && (await hasDeviceLock());
    return isOffered ? choosePasskey(await passkeySignInOptions(), true, signal) : null;
  };
  const credential = await choose().catch(() => null);
  if (credential === null) return false;
  await signIn(credential);
  return true;
};

/**
 * Makes a passkey on this device and registers it.
 * @throws CallError
 */
export const registerPasskey = async (pin: string | undefined): Promise<void> => {
  const credential = await makePasskey(await passkeyOptions(pin)).catch((error: unknown) => {
    throw new CallError(isOnDevice(error) ? 'passkey.there' : 'passkey.notAdded');
  });
  await addPasskey(credential);
};
