import { generateKeyPairSync } from 'node:crypto';
import { certificate } from './certificate.ts';

const pemOf = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** A key and its own certificate for `localhost`, as PEM. */
export const ownCertificate = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = { subject: 'localhost', issuer: 'localhost', list: 'http://localhost/list' };
  const cert = pemOf(certificate({ ...names, serial: 1, publicKey, signWith: privateKey }));
  return { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
};
