import { solveProof as solve } from '../../../common/proof-of-work.ts';
import { required } from '../../support/until.ts';
import type { Answered } from './ask.ts';

export const solveProof = async ({ body }: Answered) =>
  required(await solve(body.proof, crypto.subtle, new AbortController().signal), 'a solved proof');

/** Like the widget: others may ask meanwhile, and raise the work. */
export const askWorking = async (asking: (more: object) => Promise<Answered>): Promise<Answered> => {
  let answer = await asking({});
  for (let proofs = 0; proofs < 3 && answer.body.code === 'code.proof'; proofs += 1)
    answer = await asking({ proof: await solveProof(answer) });
  return answer;
};
