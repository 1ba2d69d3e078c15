import { ERROR_TEXTS, fillText, type Problem } from '../errors.ts';
import type { DataAccess, DataRequestResult } from '../types.ts';

/** The result of a call 4 that went well; the answer's address replaces the call's (contract §2.4). */
export const sharedResult = (
  result: DataRequestResult,
  share: { readonly response: Readonly<Record<string, unknown>>; readonly access: DataAccess | null },
): DataRequestResult => ({
  ...result,
  apiUrl: share.access?.apiUrl ?? result.apiUrl,
  apiResponse: share.response,
  success: true,
});

/** The result of a call 4 that failed: the host gets the error's English text (specification §8). */
export const failedResult = (result: DataRequestResult, problem: Problem): DataRequestResult => ({
  ...result,
  success: false,
  error: fillText(ERROR_TEXTS[problem.code], problem.params),
});
