/**
 * Returns a one-time code for your server. Rejects in a browser without FedCM, and in passive mode without a signed-in
 * person.
 * @param {{ issuer: string, appId: string, challenge: string, nonce: string, mode?: 'passive' | 'active' }} options
 * your server makes challenge and nonce; `active` is for a press on your page
 * @returns {Promise<string>}
 */
export const signInByBrowser = async ({ issuer, appId, challenge, nonce, mode = 'passive' }) => {
  const params = { scope: 'openid interests', code_challenge: challenge, nonce };
  // Without `fields`, the browser says that name and address are shared. The provider's page names the shared data.
  const provider = { configURL: `${issuer}/fedcm/config.json`, clientId: appId, fields: [], params };
  const credential = await navigator.credentials.get({ identity: { mode, providers: [provider] } });
  return credential.token;
};
