import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  platformAuthenticatorIsAvailable,
  type RegistrationResponseJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Whether the autofill of a field can offer passkeys. */
export const hasAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Whether this device has a lock: a fingerprint, a face or a device PIN. */
export const hasDeviceLock = (): Promise<boolean> => platformAuthenticatorIsAvailable();

/** Validates a field that both kinds of options have. The browser validates the rest. */
const isTextAt = (options: unknown, name: string): boolean => typeof Object(options)[name] === 'string';

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isTextAt(options, 'challenge');

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isTextAt(options, 'challenge') && isTextAt(Object(options).user, 'id');

// The library ends a ceremony by itself when another one starts. Its abort service knows only the newest one.
const untilAborted = async <Result>(
  signal: AbortSignal | undefined,
  ceremony: () => Promise<Result>,
): Promise<Result> => {
  signal?.throwIfAborted();
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', stop);
  try {
    return await ceremony();
  } finally {
    // A later abort would end the ceremony that replaced this one.
    signal?.removeEventListener('abort', stop);
  }
};

/**
 * Asks the browser for a passkey of the person. The answer is plain data: a password manager's object may refuse
 * `JSON.stringify`.
 * @param options the provider's answer
 * @param useBrowserAutofill waits until the person chooses one in the e-mail field's autofill
 * @throws TypeError for other options, and what the browser throws
 */
export const choosePasskey = (
  options: unknown,
  useBrowserAutofill: boolean,
  signal?: AbortSignal,
): Promise<AuthenticationResponseJSON> =>
  untilAborted(signal, async () => {
    if (!isRequest(options)) throw new TypeError('No options for a passkey');
    // The library looks for the field in the document and would not find it in a shadow root.
    const settings = { useBrowserAutofill, verifyBrowserAutofillInput: false };
    return startAuthentication({ optionsJSON: options, ...settings });
  });

/**
 * Makes a passkey on a device of the person.
 * @param options the provider's answer
 * @throws TypeError for other options, and what the browser throws
 */
export const makePasskey = (options: unknown, signal?: AbortSignal): Promise<RegistrationResponseJSON> =>
  untilAborted(signal, async () => {
    if (!isCreation(options)) throw new TypeError('No options for a passkey');
    return startRegistration({ optionsJSON: options });
  });

/** Asks the person's password manager to remove a passkey that the provider does not know. */
export const removeUnknownPasskey = (credentialID: string): void => {
  const unknown = { signalName: 'unknownCredential', rpID: location.hostname, credentialID } as const;
  // Some browsers reject the signal.
  sendSignal(unknown).catch(() => {});
};
