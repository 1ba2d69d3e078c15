import { solveProof } from '../../common/proof-of-work.ts';
import { countProof } from './proved-address.ts';

// Script of the page that solves a proof of work (refusals.ts). That page handles an error.
const addressWith = countProof(new URL(location.href));
const { proof = '' } = document.querySelector('main')?.dataset ?? {};
const solved = await solveProof(JSON.parse(proof), crypto.subtle, new AbortController().signal);
if (solved === null) throw new Error('The proof of work is of another kind, or WebCrypto is missing');
location.replace(addressWith(solved));
