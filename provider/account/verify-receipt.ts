const plain = (base64url: string) => base64url.replace(/-/g, '+').replace(/_/g, '/');

const bytesOf = (base64url: string) => Uint8Array.from(atob(plain(base64url)), (each) => each.charCodeAt(0));

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

/** A public key in its published form (JWK). */
export type ReceiptKey = Pick<JsonWebKey, 'kty' | 'crv' | 'x' | 'y'> & { readonly kid: string };

/** Whether one of these keys signed the receipt (JWS, ES256). This browser verifies it. */
export const isReceiptSigned = async (jws: string, keys: readonly ReceiptKey[]): Promise<boolean> => {
  try {
    const [header = '', payload = '', signature = ''] = jws.split('.');
    const { kid }: { kid?: string } = JSON.parse(atob(plain(header)));
    const jwk = keys.find((key) => key.kid === kid);
    if (jwk === undefined) return false;
    const { kty, crv, x, y } = jwk;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, ['verify']);
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed);
  } catch {
    // The text is not a receipt, or the browser does not give WebCrypto to a page on http.
    return false;
  }
};
