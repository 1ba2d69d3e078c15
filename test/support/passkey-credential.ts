/** The base64url of these bytes is `AQID`. */
const BYTES = new Uint8Array([1, 2, 3]).buffer;

/** Like those of 1Password and KeePassXC: the browser's own `toJSON` refuses it, so `JSON.stringify` throws. */
const handedOver = (response: object) => {
  class Credential {
    get id() {
      return 'AQID';
    }
    get rawId() {
      return BYTES;
    }
    get type() {
      return 'public-key';
    }
    get response() {
      return response;
    }
    get authenticatorAttachment() {
      return 'platform';
    }
    getClientExtensionResults() {
      return {};
    }
    toJSON() {
      throw new TypeError('Illegal invocation');
    }
  }
  return new Credential();
};

const JSON_OF_BOTH = {
  id: 'AQID',
  rawId: 'AQID',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
};

export const madeCredential = () =>
  handedOver({ attestationObject: BYTES, clientDataJSON: BYTES, getTransports: () => ['internal'] });

export const MADE_JSON = {
  ...JSON_OF_BOTH,
  response: { attestationObject: 'AQID', clientDataJSON: 'AQID', transports: ['internal'] },
};

export const chosenCredential = () =>
  handedOver({ authenticatorData: BYTES, clientDataJSON: BYTES, signature: BYTES, userHandle: BYTES });

export const CHOSEN_JSON = {
  ...JSON_OF_BOTH,
  response: { authenticatorData: 'AQID', clientDataJSON: 'AQID', signature: 'AQID', userHandle: 'AQID' },
};

export const REQUEST_OPTIONS = { challenge: 'AQID', rpId: 'localhost' };
export const CREATION_OPTIONS = {
  challenge: 'AQID',
  rp: { name: 'Mosaic' },
  user: { id: 'AQID', name: 'ada@example.org', displayName: 'Ada' },
  pubKeyCredParams: [],
};

interface Given {
  readonly lock?: boolean;
  readonly get?: (options: CredentialRequestOptions) => Promise<unknown>;
  readonly create?: (options: CredentialCreationOptions) => Promise<unknown>;
  /** Static methods that this browser implements differently. */
  readonly support?: Readonly<Record<string, unknown>>;
}

export const passkeyGlobals = ({
  lock = true,
  get = async () => chosenCredential(),
  create = async () => madeCredential(),
  support = {},
}: Given = {}) => ({
  PublicKeyCredential: Object.assign(() => {}, {
    isConditionalMediationAvailable: async () => true,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => lock,
    ...support,
  }),
  navigator: { credentials: { get, create } },
});
