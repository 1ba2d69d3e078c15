import type { Route } from 'playwright-core';
import type { ModelCall } from '../../../widget/machine.ts';

/** Where the widget keeps that this browser used a passkey. */
const NOTE_KEY = 'data-connect:mosaic:passkey';

/** A browser that has passkeys and needs no touch. Runs in the page. */
const standIn = (key: string) => {
  localStorage.setItem(key, 'used');
  const isThere = async () => true;
  Object.assign(PublicKeyCredential, {
    isConditionalMediationAvailable: isThere,
    isUserVerifyingPlatformAuthenticatorAvailable: isThere,
    parseCreationOptionsFromJSON: () => ({}),
    parseRequestOptionsFromJSON: () => ({}),
  });
  Object.assign(navigator.credentials, {
    create: async () => ({ id: 'made' }),
    get: async () => ({ id: 'chosen' }),
  });
};

export const passkeyStandIn = { script: standIn, key: NOTE_KEY };

/**
 * The call of the model that a request for passkeys stands for. What only prepares one is answered at once.
 * @returns `null` for a request of something else
 */
export const passkeyCall = (route: Route): ModelCall | 'answered' | null => {
  const request = route.request();
  const [, path] = /\/api\/passkeys(.*)$/.exec(new URL(request.url()).pathname) ?? [];
  if (path === undefined) return null;
  if (path.endsWith('/options')) {
    void route.fulfill({ json: {} });
    return 'answered';
  }
  return path === '' ? 'addPasskey' : 'usePasskey';
};
