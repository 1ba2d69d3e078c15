import { fieldsOf, textOf } from '../domain/fields.ts';
import { callError } from '../domain/problems.ts';
import { grantedLabels, labelsOf } from '../domain/request-data.ts';
import { MalformedError } from '../errors.ts';
import type { Share, ShareRequest } from '../machine/ports.ts';
import type { DataAccess, DataRequestResult } from '../types.ts';
import type { ApiAccess } from './api.ts';
import type { WebCrypto } from './environment.ts';
import type { Repeatable } from './repeatable.ts';
import { hashEmail } from './user-hash.ts';

/** The two forms of call 4 (specification §7). */
export interface ShareCall {
  readonly path: string;
  readonly testMode: boolean;
  /** @param domain host name of the page */
  readonly bodyOf: (request: ShareRequest, call: Repeatable, domain: string) => unknown;
}

/** Call 4 for real people. Fields without a specified value have neutral ones. */
export const REAL_SHARE: ShareCall = {
  path: 'getAPIurlMobile',
  testMode: false,
  bodyOf: ({ user, appName, requestData, approved, encryptedPin }, { timestamp: date, notice }, domain) => ({
    Info: {
      storage: 'server',
      appId: appName,
      // The largest tier includes more than the data type with the same label.
      confirmations: labelsOf(requestData, approved).map((data) => ({
        data,
        date,
        ...(requestData.tiers ? { tier: true } : {}),
      })),
      EncryptedUserPin: encryptedPin,
      account: user?.email ?? '',
      proofMode: false,
      Domain: domain,
      web3Type: 'none',
      OthentSub: '',
      // A server without an end of its sessions makes no receipts, and may not know the field.
      ...(user?.expiresAt === undefined ? {} : { notice }),
    },
  }),
};

/** Call 4 in test mode. */
export const TEST_SHARE: ShareCall = {
  path: 'inferenceTest',
  testMode: true,
  bodyOf: ({ user, appName, requestData, approved }, { timestamp }) => ({
    // Types are sent by id. The additional parts of a tier have no id of their own.
    approvedData: requestData.tiers ? grantedLabels(requestData, approved) : approved,
    userEmail: user?.email ?? '',
    appName,
    testMode: true,
    timestamp,
  }),
};

/** The addresses and the person of a share. */
export interface ShareContext {
  readonly api: ApiAccess;
  readonly crypto: WebCrypto;
  /** Present time, ISO 8601. */
  readonly now: () => string;
  /** Address of the page. */
  readonly page: string;
  readonly repeatableOf: (request: ShareRequest) => Repeatable;
}

const httpUrlOf = (value: unknown, base: string): string | null => {
  const text = textOf(value);
  if (text === undefined || !URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
};

/**
 * Parses the answer to call 4. The approvals are the person's choice, whatever the server says; the access token is
 * separated from the rest (contract §2.5).
 * @param callUrl absolute address of the call, the base of a relative `apiUrl`
 * @throws MalformedError for an answer that is not an object
 */
export const shareOf = (answer: unknown, request: ShareRequest, callUrl: string): Share => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw new MalformedError();
  const { accessToken, token: _, ...rest } = fieldsOf(answer);
  const approved = labelsOf(request.requestData, request.approved).map((data) => ({ data }));
  const apiUrl = httpUrlOf(rest.apiUrl, callUrl);
  const access: DataAccess | null =
    apiUrl === null
      ? null
      : {
          apiUrl,
          accessToken: textOf(accessToken) ?? '',
          approved,
          username: request.user?.username ?? '',
        };
  return { response: 'approved' in rest ? { ...rest, approved } : rest, access };
};

/**
 * Call 4.
 * @throws ConnectError `share.http`, `share.processing` or `share.submission`
 */
export const share = async (
  call: ShareCall,
  { api, page, repeatableOf }: Pick<ShareContext, 'api' | 'page' | 'repeatableOf'>,
  request: ShareRequest,
  signal: AbortSignal,
): Promise<Share> => {
  const url = api.address(call.path);
  const repeatable = repeatableOf(request);
  const body = call.bodyOf(request, repeatable, new URL(page).hostname);
  try {
    const headers = { ...api, ...repeatable, token: request.user?.token };
    return shareOf(await api.post(url, body, signal, headers), request, url);
  } catch (error) {
    throw callError(error, 'share', signal);
  }
};

/**
 * The result of a choice before any call (contract §2.4).
 * @throws ConnectError `share.submission`
 */
export const prepareResult = async (
  call: ShareCall,
  { api, crypto, now }: Pick<ShareContext, 'api' | 'crypto' | 'now'>,
  { user, appName, approved }: ShareRequest,
): Promise<DataRequestResult> => ({
  userHash: await hashEmail(crypto, user?.email ?? ''),
  appName,
  approvedData: approved,
  apiUrl: api.address(call.path),
  testMode: call.testMode,
  timestamp: now(),
  ...(approved.length === 0 ? { rejected: true as const } : {}),
});
