import { type KeyObject, sign } from 'node:crypto';

/** DER (X.690) of one value. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const bytes = (...values: readonly number[]) => Buffer.from(values);
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, bytes(value));
const enumerated = (value: number) => der(0x0a, bytes(value));
const octets = (content: Uint8Array) => der(0x04, content);
const bits = (content: Uint8Array) => der(0x03, bytes(0), content);
const time = (text: string) => der(0x18, Buffer.from(text));
/** @param hex the content of an object identifier */
const id = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const ECDSA_WITH_SHA256 = sequence(id('2a8648ce3d040302'));
const nameOf = (name: string) => sequence(der(0x31, sequence(id('550403'), der(0x0c, Buffer.from(name)))));

/** Extension with the address of the revocation list (RFC 5280 §4.2.1.13). */
const listAt = (url: string) => {
  const point = sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url)))));
  return sequence(id('551d1f'), octets(sequence(point)));
};

/** An Android key store's description of a key, with empty lists. */
export const keyDescription = (challenge: Uint8Array) => {
  const facts = [integer(4), enumerated(0), integer(4), enumerated(0), octets(challenge), octets(bytes())];
  return sequence(id('2b06010401d679020111'), octets(sequence(...facts, sequence(), sequence())));
};

export interface CertificateFacts {
  readonly serial: number;
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  /** The issuer's key. */
  readonly signWith: KeyObject;
  /** Address of the revocation list, for a verifier. */
  readonly list: string;
  readonly extensions?: readonly Buffer[];
}

/** An X.509 certificate for a key of P-256, as DER. */
export const certificate = (facts: CertificateFacts): Buffer => {
  const { serial, subject, issuer, publicKey, signWith, list, extensions = [] } = facts;
  const toBeSigned = sequence(
    der(0xa0, integer(2)),
    integer(serial),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(time('20200101000000Z'), time('20990101000000Z')),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(listAt(list), ...extensions)),
  );
  return sequence(toBeSigned, ECDSA_WITH_SHA256, bits(sign('sha256', toBeSigned, signWith)));
};
