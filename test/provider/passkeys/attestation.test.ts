import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, it, onTestFinished } from 'vitest';
import type { createAuthenticator } from '../support/authenticator.ts';
import { certificate, keyDescription } from '../support/certificate.ts';
import { startWithPasskey } from '../support/passkey.ts';

type Made = ReturnType<ReturnType<typeof createAuthenticator>['make']>;

/** A server that only the provider's own network reaches, with its received requests. */
const startInside = async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' && address?.port}/inside` };
};

/**
 * The registration with the attestation of an Android key store, whose certificates name revocation lists at `list`.
 */
const attested = ({ credential: { privateKey }, response }: Made, list: string): Made['response'] => {
  const sent = Buffer.from(response.response.clientDataJSON, 'base64url');
  const clientDataHash = createHash('sha256').update(sent).digest();
  const object = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.response.attestationObject, 'base64url')),
  );
  const authData = object.get('authData');
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issued = { issuer: 'root', signWith: root.privateKey, list };
  const leaf = certificate({
    ...issued,
    serial: 2,
    subject: 'leaf',
    publicKey: createPublicKey(privateKey),
    extensions: [keyDescription(clientDataHash)],
  });
  const x5c = [leaf, certificate({ ...issued, serial: 1, subject: 'root', publicKey: root.publicKey })];
  const statement = new Map<string, number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', Buffer.concat([authData, clientDataHash]), privateKey))],
    ['x5c', x5c.map((each) => new Uint8Array(each))],
  ]);
  const attestationObject = isoCBOR.encode(
    new Map<string, string | Uint8Array | typeof statement>([
      ['fmt', 'android-key'],
      ['attStmt', statement],
      ['authData', authData],
    ]),
  );
  return {
    ...response,
    response: {
      ...response.response,
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
    },
  };
};

it('the provider fetches no address of a new passkey’s certificate, and stores the passkey', async () => {
  const { page, token } = await startWithPasskey();
  const inside = await startInside();
  const made = page.make(await page.post('/options', { token }));
  const answer = await page.post('', { token, body: { credential: attested(made, inside.url) } });
  expect(inside.asked).toEqual([]);
  expect(answer.status).toBe(200);
  expect((await page.signIn(made.credential)).status).toBe(200);
});
