import { fillText } from '../../common/fill-text.ts';
import { ERROR_TEXTS, type Problem } from '../errors.ts';
import type { DataAccess, DataCode, DataRequestResult } from '../types.ts';
import { textOf } from './fields.ts';

/** The result of a successful call 4. The address in the answer replaces that of the call (contract §2.4). */
export const sharedResult = (
  result: DataRequestResult,
  {
    response,
    access,
    code,
  }: {
    readonly response: Readonly<Record<string, unknown>>;
    readonly access: DataAccess | null;
    readonly code?: DataCode;
  },
): DataRequestResult => {
  const receipt = textOf(response.receipt);
  return {
    ...result,
    apiUrl: (code ?? access)?.apiUrl ?? result.apiUrl,
    apiResponse: response,
    success: true,
    ...(receipt !== undefined && { receipt }),
    ...(code && { code: code.value }),
  };
};

/** The result of a failed call 4. The host gets the error's English text (specification §8). */
export const failedResult = (result: DataRequestResult, problem: Problem): DataRequestResult => ({
  ...result,
  success: false,
  error: fillText(ERROR_TEXTS[problem.code], problem.params),
});
