import {
  type AuthenticationResponseJSON,
  base64URLStringToBuffer,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialDescriptorJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  platformAuthenticatorIsAvailable,
  type RegistrationResponseJSON,
  sendSignal,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { chosenCredentialOf, isTransport, madeCredentialOf } from './passkey-credential.ts';

export const hasAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Whether this device has a lock: a fingerprint, a face or a device PIN. */
export const hasDeviceLock = (): Promise<boolean> => platformAuthenticatorIsAvailable();

/** Validates a field that both kinds of options have. The browser validates the rest. */
const isTextAt = (options: unknown, name: string): boolean => typeof Object(options)[name] === 'string';

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isTextAt(options, 'challenge');

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isTextAt(options, 'challenge') && isTextAt(Object(options).user, 'id');

/** Fields that are bytes for the browser, and text in the provider's answer. */
const descriptorOf = ({ id, transports }: PublicKeyCredentialDescriptorJSON) => ({
  id: base64URLStringToBuffer(id),
  type: 'public-key' as const,
  ...(transports && { transports: transports.filter(isTransport) }),
});

/** Needed if a password manager replaced the browser's function and ignores the signal. */
const orAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });

/**
 * Runs one ceremony. A new one ends the one before, because a browser has at most one at a time.
 * @throws what the browser throws, and the reason of the signal
 */
const ceremony = async (
  start: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> => {
  signal?.throwIfAborted();
  const own = WebAuthnAbortService.createNewAbortSignal();
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', stop);
  try {
    return await orAborted(start(own), own);
  } finally {
    // A later abort would end the ceremony that replaced this one.
    signal?.removeEventListener('abort', stop);
  }
};

/**
 * @param options the provider's answer
 * @param useBrowserAutofill waits until the person chooses one in the e-mail field's autofill
 * @throws TypeError for other options or an unusable passkey, and what the browser throws
 */
export const choosePasskey = async (
  options: unknown,
  useBrowserAutofill: boolean,
  signal?: AbortSignal,
): Promise<AuthenticationResponseJSON> => {
  if (!isRequest(options)) throw new TypeError('No options for a passkey');
  const { allowCredentials: allowed = [], extensions: _, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: base64URLStringToBuffer(options.challenge),
    // Some browsers find no passkey for an empty list. Autofill chooses among all of them.
    ...(allowed.length > 0 && !useBrowserAutofill && { allowCredentials: allowed.map(descriptorOf) }),
  };
  return chosenCredentialOf(
    await ceremony(
      (own) =>
        navigator.credentials.get({
          publicKey,
          signal: own,
          ...(useBrowserAutofill && { mediation: 'conditional' }),
        }),
      signal,
    ),
  );
};

/** @throws TypeError for other options or an unusable passkey, and what the browser throws */
export const makePasskey = async (
  options: unknown,
  signal?: AbortSignal,
): Promise<RegistrationResponseJSON> => {
  if (!isCreation(options)) throw new TypeError('No options for a passkey');
  const { excludeCredentials, extensions: _, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: base64URLStringToBuffer(options.challenge),
    user: { ...options.user, id: base64URLStringToBuffer(options.user.id) },
    ...(excludeCredentials && { excludeCredentials: excludeCredentials.map(descriptorOf) }),
  };
  return madeCredentialOf(
    await ceremony((own) => navigator.credentials.create({ publicKey, signal: own }), signal),
  );
};

export const removeUnknownPasskey = (credentialID: string): void => {
  const unknown = { signalName: 'unknownCredential', rpID: location.hostname, credentialID } as const;
  // Some browsers reject the signal.
  sendSignal(unknown).catch(() => {});
};
