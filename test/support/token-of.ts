/** A token in the format of an access token (RFC 9068), for this subject. */
export const tokenOf = (sub: string) => {
  const claims = btoa(JSON.stringify({ aud: 'sandbox-demo-key', sub, scope: 'basic' }));
  return `e30.${claims.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`;
};
