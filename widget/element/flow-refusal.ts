import { ConnectError, type Problem } from '../errors.ts';
import type { FailureDetail } from '../types.ts';
import { problemText, type Texts, textsOf } from '../ui/texts.ts';
import type { FlowHost } from './flow-types.ts';

/** An error without a dialog. The element shows and reports its `failure`. */
export const refusalIn = (texts: Texts, problem: Problem) =>
  Object.assign(new ConnectError(problem), {
    failure: { code: problem.code, message: problemText(texts, problem).message, step: null },
  });

const signOutRefusal = async ({ element, loadMessages }: FlowHost) =>
  refusalIn(textsOf((await loadMessages())?.catalogue ?? {}, element.messages), { code: 'signout.refused' });

export const refusalOf = async (host: FlowHost): Promise<FailureDetail> =>
  (await signOutRefusal(host)).failure;

/** @throws ConnectError `signout.refused` with {@link refusalOf} as its `failure`, for the element to show */
export const refuse = async (host: FlowHost): Promise<never> => {
  throw await signOutRefusal(host);
};
