import { isOnDevice } from '../../common/can-use-passkeys.ts';
import { makePasskey } from '../../common/passkeys.ts';
import { addPasskey, CallError, passkeyOptions } from './calls.ts';

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
