declare global {
  interface Document {
    /** Absent in Safari and Firefox. */
    readonly featurePolicy?: { features(): readonly string[]; allowsFeature(name: string): boolean };
  }
}

/** A permissions policy of this page, or of a page around its frame, forbids one use or both. */
const isForbidden = (use: string): boolean => {
  const { featurePolicy: policy } = document;
  const feature = `publickey-credentials-${use}`;
  return !!policy?.features().includes(feature) && !policy.allowsFeature(feature);
};

/**
 * False for a page at an IP address. A file separate from `passkeys.ts`, because most pages need only this answer.
 * @param use `get` to sign in, `create` to add a passkey
 */
export const canUsePasskeys = (use: 'get' | 'create'): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname) && !isForbidden(use);

/** Whether `makePasskey` failed because the device has a passkey of this person already. */
export const isOnDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
