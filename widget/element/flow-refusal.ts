import type { FailureDetail } from '../types.ts';
import { textsOf } from '../ui/texts.ts';
import type { FlowHost } from './flow-types.ts';

/** The message for the person and the host if the browser keeps the record. */
export const refusalOf = async ({ element, loadMessages }: FlowHost): Promise<FailureDetail> => {
  const code = 'signout.refused';
  const message = textsOf((await loadMessages())?.catalogue ?? {}, element.messages)(code);
  return { code, message, step: null };
};

/** @throws Error with {@link refusalOf} as its `failure`, for the element to show */
export const refuse = async (host: FlowHost): Promise<never> => {
  const failure = await refusalOf(host);
  throw Object.assign(new Error(failure.message), { failure });
};
