const INFO = new TextEncoder().encode('data-connect pin v1');

/**
 * Returns the PIN in `Info.EncryptedUserPin`, on your server (Node 20, Deno, Bun, a worker).
 * Throws if it was not encrypted with this session's token.
 */
export const readPin = async (encrypted: string, sessionToken: string): Promise<string> => {
  const [version, text = ''] = encrypted.split('.');
  if (version !== 'v1') throw new Error('Unknown version of EncryptedUserPin');
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  const token = new TextEncoder().encode(sessionToken);
  const material = await crypto.subtle.importKey('raw', token, 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: INFO },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, 12) },
    key,
    bytes.slice(12),
  );
  return new TextDecoder().decode(plain);
};
