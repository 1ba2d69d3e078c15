import {
  type AuthenticationResponseJSON,
  bufferToBase64URLString,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { orUndefined } from './or-undefined.ts';

/** A field or method of an object that may come from a password manager's script; `undefined` if reading it throws. */
const fieldOf = (owner: unknown, name: string): unknown =>
  orUndefined(() => Reflect.get(Object(owner), name));

const bytesOf = (value: object): ArrayBuffer => {
  if (ArrayBuffer.isView(value))
    return Uint8Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)).buffer;
  const bytes = new Uint8Array(Object(value));
  // An extension's messages turn bytes into an object with an entry for each.
  return (bytes.length > 0 ? bytes : Uint8Array.from(Object.values(value))).buffer;
};

/** Returns bytes, or text that is base64 already, as base64url without padding; an empty text if there are none. */
const base64UrlOf = (value: unknown): string => {
  const text = orUndefined(() => {
    if (typeof value === 'string') return value;
    return value ? bufferToBase64URLString(bytesOf(Object(value))) : '';
  });
  return String(text ?? '')
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
};

/** @throws TypeError if a field is missing that the provider needs to verify the passkey */
const neededOf = (owner: unknown, name: string): string => {
  const text = base64UrlOf(fieldOf(owner, name));
  if (text === '') throw new TypeError(`The passkey has no ${name}`);
  return text;
};

/** The entries of an array or a set. A text is iterable too, but is no list of words. */
const listOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' ? Array.from(Object(value)) : [];

/** Accepts any text: the DOM's type lacks some words, and browsers and the provider ignore unknown words. */
export const isTransport = (word: unknown): word is AuthenticatorTransport => typeof word === 'string';

const transportsOf = (response: unknown): AuthenticatorTransport[] | undefined => {
  const given = orUndefined(() => listOf(Object(response).getTransports()));
  return Array.isArray(given) ? given.filter(isTransport) : undefined;
};

/** The fields of both answers. Results of extensions stay here: the provider reads none, and `prf` gives out a key. */
const identityOf = (credential: unknown) => {
  const rawId = base64UrlOf(fieldOf(credential, 'rawId')) || neededOf(credential, 'id');
  const type = 'public-key' as const;
  return { id: rawId, rawId, type, clientExtensionResults: {} };
};

const attachmentOf = (credential: unknown): { authenticatorAttachment?: AuthenticatorAttachment } => {
  const given = fieldOf(credential, 'authenticatorAttachment');
  return given === 'platform' || given === 'cross-platform' ? { authenticatorAttachment: given } : {};
};

/**
 * Returns a new passkey as plain data. It calls no `toJSON`, and of the methods only `getTransports`: password managers
 * hand over objects whose methods are missing, throw or answer anything.
 * @throws TypeError without the bytes that the provider needs
 */
export const madeCredentialOf = (credential: unknown): RegistrationResponseJSON => {
  const response = fieldOf(credential, 'response');
  const transports = transportsOf(response);
  return {
    ...identityOf(credential),
    ...attachmentOf(credential),
    response: {
      attestationObject: neededOf(response, 'attestationObject'),
      clientDataJSON: neededOf(response, 'clientDataJSON'),
      ...(transports && { transports }),
    },
  };
};

/** @throws TypeError without the bytes that the provider needs */
export const chosenCredentialOf = (credential: unknown): AuthenticationResponseJSON => {
  const response = fieldOf(credential, 'response');
  const userHandle = base64UrlOf(fieldOf(response, 'userHandle'));
  return {
    ...identityOf(credential),
    ...attachmentOf(credential),
    response: {
      authenticatorData: neededOf(response, 'authenticatorData'),
      clientDataJSON: neededOf(response, 'clientDataJSON'),
      signature: neededOf(response, 'signature'),
      ...(userHandle !== '' && { userHandle }),
    },
  };
};
