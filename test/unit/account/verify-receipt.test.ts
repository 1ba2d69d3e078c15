import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { isReceiptSigned } from '../../../provider/account/Receipt.tsx';

const signed = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jws = await new CompactSign(new TextEncoder().encode('{"approved":["medium"]}'))
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .sign(privateKey);
  return { jws, key: { ...(await exportJWK(publicKey)), kid: 'one' } };
};

it('a receipt is accepted if one of the published keys signed it', async () => {
  const [{ jws, key }, other] = await Promise.all([signed(), signed()]);
  expect(await isReceiptSigned(jws, [{ ...other.key, kid: 'two' }, key])).toBe(true);
});

it('a receipt is refused if it was altered or signed by another key, and so is a text that is no receipt', async () => {
  const [{ jws, key }, other] = await Promise.all([signed(), signed()]);
  const [header, , signature] = jws.split('.');
  const altered = [header, btoa('{"approved":["large"]}'), signature].join('.');
  expect(await isReceiptSigned(altered, [key])).toBe(false);
  expect(await isReceiptSigned(other.jws, [key])).toBe(false);
  expect(await isReceiptSigned(jws, [])).toBe(false);
  expect(await isReceiptSigned('no receipt', [key])).toBe(false);
});
