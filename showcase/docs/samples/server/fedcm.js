/**
 * Returns a one-time code for your server; rejects where the browser has no FedCM or nobody is signed in.
 * @param {{ issuer: string, appId: string, challenge: string, nonce: string }} options your server makes challenge and nonce
 * @returns {Promise<string>}
 */
export const signInByBrowser = async ({ issuer, appId, challenge, nonce }) => {
  const params = { scope: 'openid interests', code_challenge: challenge, nonce };
  const provider = { configURL: `${issuer}/fedcm/config.json`, clientId: appId, params };
  const credential = await navigator.credentials.get({ identity: { providers: [provider] } });
  return credential.token;
};
