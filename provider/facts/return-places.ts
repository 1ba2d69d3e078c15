const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/;

/** A scheme of a native app is a domain name in reverse (RFC 8252, section 7.1), so it has a dot. */
const NATIVE = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:\/[\x21-\x7e]*$/;

/** Whether this is the return address of a native app: a registered scheme of the system, not a page. */
export const isNative = (address: string): boolean => NATIVE.test(address);

/**
 * Returns the place that a sign-in returns to, for people and records: an origin, or the scheme of a native app
 * (`com.example.app:`).
 */
export const placeOf = (address: string): string => {
  const { origin, protocol } = new URL(address);
  return isNative(address) ? protocol : origin;
};

/**
 * Whether any program on the person's computer can receive this address: it must not get a code without the person (RFC
 * 8252, section 8.6).
 */
export const isOnDevice = (address: string): boolean => isNative(address) || LOOPBACK.test(address);
