import { SDK_VERSION } from '../brand.ts';
import { ERROR_TEXTS, fillText, type Problem } from '../errors.ts';
import type { ConnectorName, DataAccess, DataRequestResult, OnboardingResult } from '../types.ts';

/**
 * Result of the onboarding step (specification §3, §9).
 * @param failed platforms whose last attempt failed
 */
export const onboardingResult = (
  connected: readonly ConnectorName[],
  failed: readonly ConnectorName[],
): OnboardingResult => {
  const tried = connected.length + failed.length;
  return {
    connectedAccounts: connected,
    totalConnections: connected.length,
    healthScore: tried === 0 ? 0 : Math.round((100 * connected.length) / tried),
    connectionHealth: Object.fromEntries([
      ...connected.map((name) => [name, 'healthy']),
      ...failed.map((name) => [name, 'failed']),
    ]),
    sdkVersion: SDK_VERSION,
    healthMonitoring: true,
    autoRefresh: true,
    connectionValidation: true,
  };
};

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
