import type { Route } from 'playwright-core';
import type { ModelCall } from '../../../widget/machine.ts';

/** Storage key for the use of a passkey in this browser. */
const NOTE_KEY = 'data-connect:mosaic:passkey';

/** A browser that has passkeys and needs no touch. Runs in the page. */
const standIn = (key: string) => {
  localStorage.setItem(key, 'used');
  const isThere = async () => true;
  const bytes = new Uint8Array([1]).buffer;
  const credential = (response: object) => ({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, ...response },
    getClientExtensionResults: () => ({}),
  });
  Object.assign(PublicKeyCredential, {
    isConditionalMediationAvailable: isThere,
    isUserVerifyingPlatformAuthenticatorAvailable: isThere,
  });
  Object.assign(navigator.credentials, {
    create: async () => credential({ attestationObject: bytes }),
    get: async () => credential({ authenticatorData: bytes, signature: bytes }),
  });
};

export const passkeyStandIn = { script: standIn, key: NOTE_KEY };

/**
 * The model's call for a request about passkeys. Requests that only prepare one are answered at once.
 * @returns `null` for any other request
 */
export const passkeyCall = (route: Route): ModelCall | 'answered' | null => {
  const request = route.request();
  const [, path] = /\/api\/passkeys(.*)$/.exec(new URL(request.url()).pathname) ?? [];
  if (path === undefined) return null;
  if (path.endsWith('/options')) {
    void route.fulfill({ json: { challenge: 'AQ', user: { id: 'AQ' } } });
    return 'answered';
  }
  return path === '' ? 'addPasskey' : 'usePasskey';
};
