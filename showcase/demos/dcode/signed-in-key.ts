/**
 * Local-storage key of the sign-in, which shows the badges. It is a separate file, so the entry file does not load the
 * demo.
 */
export const SIGNED_IN_KEY = 'data-connect:dcode:signed-in';
