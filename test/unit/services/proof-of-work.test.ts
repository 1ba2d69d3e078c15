// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { solveProof } from '../../../common/proof-of-work.ts';
import { WORK } from './builders.ts';

const { signal } = new AbortController();
const solve = (changes: object = {}, subtle: SubtleCrypto | undefined = crypto.subtle) =>
  solveProof({ parameters: { ...WORK, ...changes }, signature: 'signed' }, subtle, signal);

it('a proof of work is solved by WebCrypto alone: without a worker, a script or a call', async () => {
  const forbidden = { Worker: vi.fn(), fetch: vi.fn(), importScripts: vi.fn() };
  for (const [name, value] of Object.entries(forbidden)) vi.stubGlobal(name, value);
  const solved = await solve();
  vi.unstubAllGlobals();
  expect(solved?.solution.derivedKey).toMatch(/^0[\da-f]{63}$/);
  expect(solved?.challenge).toMatchObject({ signature: 'signed' });
  for (const each of Object.values(forbidden)) expect(each).not.toHaveBeenCalled();
});

it.each([
  ['another algorithm', { algorithm: 'ARGON2ID' }],
  ['more rounds than a phone can do', { cost: 100_001 }],
  ['another length of the key', { keyLength: 64 }],
  ['no nonce', { nonce: undefined }],
  ['no salt', { salt: 7 }],
])('a server that asks for %s gets no proof of work', async (_, changes) => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  expect(await solve(changes)).toBeNull();
  expect(derive).not.toHaveBeenCalled();
  derive.mockRestore();
});

it('a proof of work is given up after ten thousand tries', async () => {
  const zeros = new ArrayBuffer(32);
  const derive = vi.spyOn(crypto.subtle, 'deriveBits').mockResolvedValue(zeros);
  expect(await solve({ keyPrefix: 'f' })).toBeNull();
  expect(derive).toHaveBeenCalledTimes(10_000);
  derive.mockRestore();
});

it('a proof of work is none without WebCrypto, and ends with the caller', async () => {
  expect(await solveProof({ parameters: WORK }, undefined, signal)).toBeNull();
  const stopping = new AbortController();
  stopping.abort(new Error('closed'));
  await expect(solveProof({ parameters: WORK }, crypto.subtle, stopping.signal)).rejects.toThrow('closed');
});
