import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { addPasskey, CallError, passkeyOptions, passkeySignInOptions, signInWithPasskey } from './calls.ts';

/** Browsers make passkeys only for host names, not for IP addresses. */
const isNamed = !/^[\d.]+$|:/.test(location.hostname);

export const canUsePasskeys = (): boolean => isNamed && browserSupportsWebAuthn();

/** Whether the e-mail field's autofill can offer passkeys of this device. */
const hasAutofill = async (): Promise<boolean> =>
  canUsePasskeys() && (await browserSupportsWebAuthnAutofill()) && (await platformAuthenticatorIsAvailable());

/** Static methods of newer browsers that TypeScript's types do not have yet. */
interface Signals {
  /** Tells the person's password manager that the provider does not know a passkey any more. */
  signalUnknownCredential?(unknown: { readonly rpId: string; readonly credentialId: string }): Promise<void>;
}

const signIn = (credential: AuthenticationResponseJSON): Promise<unknown> =>
  signInWithPasskey(credential).catch((error: unknown) => {
    const browser: Signals = PublicKeyCredential;
    if (error instanceof CallError && error.code === 'passkey.unknown') {
      const unknown = { rpId: location.hostname, credentialId: credential.id };
      browser.signalUnknownCredential?.(unknown).catch(() => {});
    }
    throw error;
  });

/**
 * Asks the browser for a passkey.
 * @throws CallError
 */
export const usePasskey = async (): Promise<void> => {
  const optionsJSON = await passkeySignInOptions();
  const credential = await startAuthentication({ optionsJSON }).catch(() => {
    throw new CallError('passkey.wrong');
  });
  await signIn(credential);
};

/**
 * Waits for a passkey from the e-mail field's autofill while the page offers it.
 * @returns whether the person is signed in; `false` if autofill has no passkey or the wait has ended
 * @throws CallError if the provider refuses it
 */
export const findPasskey = async (): Promise<boolean> => {
  const choose = async () => {
    if (!(await hasAutofill())) return null;
    return startAuthentication({ optionsJSON: await passkeySignInOptions(), useBrowserAutofill: true });
  };
  const credential = await choose().catch(() => null);
  if (credential === null) return false;
  await signIn(credential);
  return true;
};

export const stopFinding = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Makes a passkey on this device and registers it.
 * @throws CallError
 */
export const makePasskey = async (pin: string | undefined): Promise<void> => {
  const optionsJSON = await passkeyOptions(pin);
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new CallError(isThere ? 'passkey.there' : 'passkey.notAdded');
  });
  await addPasskey(credential);
};
