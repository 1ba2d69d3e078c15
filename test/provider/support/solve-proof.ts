import { solveProof as solve } from '../../../common/proof-of-work.ts';
import { required } from '../../support/until.ts';
import type { Answered } from './ask.ts';

export const solveProof = async ({ body }: Answered) =>
  required(await solve(body.proof, crypto.subtle, new AbortController().signal), 'a solved proof');
