const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (each) => each.charCodeAt(0));

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

/** Whether one of the published keys signed this receipt (JWS, ES256), judged in this browser. */
export const isReceiptSigned = async (jws: string): Promise<boolean> => {
  try {
    const [header = '', payload = '', signature = ''] = jws.split('.');
    const { kid }: { kid?: string } = JSON.parse(atob(header.replace(/-/g, '+').replace(/_/g, '/')));
    const { keys }: { keys: readonly (JsonWebKey & { kid: string })[] } = await (
      await fetch('/.well-known/receipt-keys.json')
    ).json();
    const jwk = keys.find((key) => key.kid === kid);
    if (jwk === undefined) return false;
    const { kty, crv, x, y } = jwk;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, ['verify']);
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed);
  } catch {
    return false;
  }
};
