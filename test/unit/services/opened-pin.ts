const { subtle } = globalThis.crypto;

const openWith = async (
  secret: BufferSource,
  info: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: Buffer.from(info) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const plain = await subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12) }, key, bytes.subarray(12));
  return Buffer.from(plain).toString();
};

const bytesOf = (sealed: string, version: string) => {
  if (!sealed.startsWith(version)) throw new Error(`${sealed} is no ${version}`);
  return new Uint8Array(Buffer.from(sealed.slice(version.length), 'base64url'));
};

/** Opens a PIN like a server without a key pair (contract §2.4). */
export const openByToken = (sealed: string, token: string): Promise<string> =>
  openWith(Buffer.from(token), 'data-connect pin v1', bytesOf(sealed, 'v1.'));

/** Opens a PIN like a server that gave a public key (contract §11.1). */
export const openByKey = async (sealed: string, privateKey: CryptoKey, info: string): Promise<string> => {
  const bytes = bytesOf(sealed, 'v2.');
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const point = await subtle.importKey('raw', bytes.subarray(0, 65), curve, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: point }, privateKey, 256);
  return openWith(secret, info, bytes.subarray(65));
};
