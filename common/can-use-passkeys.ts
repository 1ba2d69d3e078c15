/** Not for an IP address. A file separate from `passkeys.ts`, because most pages need only this answer. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

/** Whether `makePasskey` failed because the device has a passkey of this person already. */
export const isOnDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
