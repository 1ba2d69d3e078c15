/** A token in the form of an access token (RFC 9068), of the person that the app knows by this name. */
export const tokenOf = (sub: string) => {
  const claims = btoa(JSON.stringify({ aud: 'sandbox-demo-key', sub, scope: 'basic' }));
  return `e30.${claims.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`;
};
