/**
 * Whether this browser can make passkeys for this page: only for host names, not for IP addresses. A file separate from
 * `passkeys.ts`, because most pages need only this answer.
 */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

/** Whether `makePasskey` failed because the device has a passkey of this person already. */
export const isOnDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
