import { describe, expect, it } from 'vitest';
import { failedResult, onboardingResult, sharedResult } from '../../../widget/domain/results.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { OPTIONS, returning } from '../../support/open-flow.ts';

const prepared = deepFreeze(
  resultFor({ ...OPTIONS, user: returning, approved: ['basic', 'personality'], encryptedPin: '' }),
);

describe('the onboarding result', () => {
  it('has the connected accounts, their number and the features of SDK 2.1.7', () => {
    expect(onboardingResult(['youtube', 'gmail'], [])).toEqual({
      connectedAccounts: ['youtube', 'gmail'],
      totalConnections: 2,
      healthScore: 100,
      connectionHealth: { youtube: 'healthy', gmail: 'healthy' },
      sdkVersion: '2.1.7',
      healthMonitoring: true,
      autoRefresh: true,
      connectionValidation: true,
    });
  });

  it.each([
    ['nothing was tried', 0, [], []],
    ['all that was tried failed', 0, [], ['reddit']],
    ['one of two failed', 50, ['youtube'], ['reddit']],
    ['one of three failed', 67, ['youtube', 'gmail'], ['reddit']],
    ['two of three failed', 33, ['youtube'], ['reddit', 'github']],
  ] as const)('scores the health where %s as %i', (_, score, connected, failed) => {
    expect(onboardingResult(connected, failed).healthScore).toBe(score);
  });

  it('names a failed platform as failed', () => {
    expect(onboardingResult(['youtube'], ['reddit'])).toMatchObject({
      connectedAccounts: ['youtube'],
      totalConnections: 1,
      connectionHealth: { youtube: 'healthy', reddit: 'failed' },
    });
  });
});

describe('the data request result', () => {
  const access = {
    apiUrl: 'https://api.example/inference',
    accessToken: 'a-1',
    approved: [],
    username: 'ada',
  };

  it('after a call that went well carries the answer and its address', () => {
    expect(sharedResult(prepared, { response: { ok: 1 }, access })).toEqual({
      ...prepared,
      apiUrl: 'https://api.example/inference',
      apiResponse: { ok: 1 },
      success: true,
    });
  });

  it("keeps the call's own address where the answer has none", () => {
    expect(sharedResult(prepared, { response: {}, access: null }).apiUrl).toBe(prepared.apiUrl);
  });

  it('never carries the access token', () => {
    expect(JSON.stringify(sharedResult(prepared, { response: { ok: 1 }, access }))).not.toContain('a-1');
  });

  it('after a failed call says so with success false and the error', () => {
    expect(failedResult(prepared, { code: 'share.http', params: { status: 503 } })).toEqual({
      ...prepared,
      success: false,
      error: 'API request failed: 503',
    });
  });
});
