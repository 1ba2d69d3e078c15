import * as client from 'openid-client';

const RETURN = 'https://shop.example/callback';

/** Values that your server keeps in the visitor's session during the sign-in. */
export interface Begun {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** Returns the address to redirect the visitor to, and the values to keep until they return. */
export const begin = async (config: client.Configuration): Promise<{ address: URL; begun: Begun }> => {
  const begun = {
    verifier: client.randomPKCECodeVerifier(),
    state: client.randomState(),
    nonce: client.randomNonce(),
  };
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: RETURN,
    scope: 'openid email interests offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    state: begun.state,
    nonce: begun.nonce,
  });
  return { address, begun };
};

/** At the return address: returns the person who signed in, and the tokens to store. */
export const finish = async (config: client.Configuration, address: URL, begun: Begun) => {
  const tokens = await client.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: begun.verifier,
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    idTokenExpected: true,
  });
  return {
    subject: tokens.claims()?.sub,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  };
};

/** At the start of your server. A public application has no secret: use `client.None()`. */
export const discover = (issuer: string, appId: string, secret: string) =>
  client.discovery(new URL(issuer), appId, undefined, client.ClientSecretBasic(secret));
