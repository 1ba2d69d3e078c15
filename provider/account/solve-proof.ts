import { solveProof } from '../../widget/common/proof-of-work.ts';

// Script of the page that works in place of a refusal (proof-page.ts). The page handles an error.
const { proof = '' } = document.querySelector('main')?.dataset ?? {};
const solved = await solveProof(JSON.parse(proof), crypto.subtle, new AbortController().signal);
if (solved === null) throw new Error('The proof of work is of another kind, or WebCrypto is missing');
const address = new URL(location.href);
address.searchParams.set('proof', JSON.stringify(solved));
location.replace(address);
