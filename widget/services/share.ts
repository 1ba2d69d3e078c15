import { inLowerCase } from '../../common/email-address.ts';
import { fieldsOf, textOf } from '../domain/fields.ts';
import type { Notice } from '../domain/notice.ts';
import { callError } from '../domain/problems.ts';
import { grantedLabels, labelsOf } from '../domain/request-data.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { ConnectError, MalformedError, RequestError } from '../errors.ts';
import type { Share, ShareRequest } from '../machine/ports.ts';
import type { DataAccess, DataRequestResult } from '../types.ts';
import type { ApiAccess } from './api.ts';
import type { WebCrypto } from './environment.ts';

/** @throws ConnectError `share.submission` if the page has no WebCrypto, as over plain HTTP */
const hashEmail = async (crypto: WebCrypto, email: string): Promise<string> => {
  if (!crypto.subtle) {
    const reason = 'your e-mail address cannot be protected on this page. Open it over HTTPS and try again.';
    throw new ConnectError({ code: 'share.submission', params: { reason } });
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inLowerCase(email)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The values that a call 4 and its repetitions share. A server may refuse a repeated key with another body. */
export interface Repeatable {
  /** Absent if the page has no WebCrypto, as over plain HTTP. Such a page cannot share anyway. */
  readonly idempotencyKey: string | undefined;
  /** ISO 8601, of the first call. */
  readonly timestamp: string;
  readonly notice: Notice;
}

/** @param isAfresh whether the first call's key can no longer be used */
type RepeatableOf = (request: ShareRequest, isAfresh?: boolean) => Repeatable;

/**
 * "Try again" after a lost answer shares only once. Another choice in between may have replaced that share, so the same
 * choice after it gets new values. They last for one opening of the dialog (contract §7).
 */
export const rememberCalls = (
  crypto: Pick<WebCrypto, 'randomUUID'>,
  now: () => string,
  noticeOf: (request: ShareRequest['requestData']) => Notice,
): RepeatableOf => {
  let last: { readonly choice: string; readonly call: Repeatable } | null = null;
  return ({ user, approved, limits, requestData }, isAfresh = false) => {
    const choice = JSON.stringify([user?.email, approved, limits]);
    if (isAfresh || last?.choice !== choice) {
      const call = { idempotencyKey: crypto.randomUUID?.(), timestamp: now(), notice: noticeOf(requestData) };
      last = { choice, call };
    }
    return last.call;
  };
};

export type ResponseOptions = Pick<ConnectOptions, 'responseType' | 'codeChallenge'>;

/** Fields of the body for a code. A server that only knows tokens never sees them. */
export const responseFields = ({ responseType, codeChallenge }: ResponseOptions) =>
  responseType === 'code' ? { responseType, ...(codeChallenge && { codeChallenge }) } : {};

export interface ShareCall {
  readonly path: string;
  readonly testMode: boolean;
  /** @param domain host name of the page */
  readonly bodyOf: (
    request: ShareRequest,
    call: Repeatable,
    domain: string,
    response: ResponseOptions,
  ) => unknown;
}

/** Fields without a specified value have neutral ones. */
export const REAL_SHARE: ShareCall = {
  path: 'getAPIurlMobile',
  testMode: false,
  bodyOf: (
    { user, appName, requestData, approved, limits, encryptedPin },
    { timestamp: date, notice },
    domain,
    response,
  ) => ({
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
      ...responseFields(response),
      ...limits,
    },
  }),
};

export const TEST_SHARE: ShareCall = {
  path: 'inferenceTest',
  testMode: true,
  bodyOf: ({ user, appName, requestData, approved }, { timestamp }, _domain, response) => ({
    // Types are sent by id. The additional parts of a tier have no id of their own.
    approvedData: requestData.tiers ? grantedLabels(requestData, approved) : approved,
    userEmail: user?.email ?? '',
    appName,
    testMode: true,
    timestamp,
    ...responseFields(response),
  }),
};

interface ShareContext {
  readonly api: ApiAccess;
  readonly crypto: WebCrypto;
  /** Present time, ISO 8601. */
  readonly now: () => string;
  readonly page: string;
  readonly repeatableOf: RepeatableOf;
  readonly response: ResponseOptions;
}

const httpUrlOf = (value: unknown, base: string): string | null => {
  const text = textOf(value);
  if (text === undefined || !URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
};

/**
 * The approvals are the person's choice, not those that the server names. With a code, a token is dropped (contract §2.5).
 * @throws MalformedError for an answer that is not an object, or has no code where one was asked for
 */
export const shareOf = (
  answer: unknown,
  request: ShareRequest,
  callUrl: string,
  { responseType }: Pick<ResponseOptions, 'responseType'>,
): Share => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw new MalformedError();
  const { accessToken, token: _, code, ...rest } = fieldsOf(answer);
  const approved = labelsOf(request.requestData, request.approved).map((data) => ({ data }));
  const apiUrl = httpUrlOf(rest.apiUrl, callUrl);
  const response = 'approved' in rest ? { ...rest, approved } : rest;
  if (responseType === 'code') {
    const value = textOf(code);
    if (!value) throw new MalformedError();
    return { response, access: null, code: { value, apiUrl } };
  }
  const access: DataAccess | null =
    apiUrl === null
      ? null
      : {
          apiUrl,
          accessToken: textOf(accessToken) ?? '',
          approved,
          username: request.user?.username ?? '',
        };
  return { response, access };
};

/** Whether the share that the key repeats is over, because the person took it back or shared again elsewhere. */
const isKeyOver = (error: unknown) => error instanceof RequestError && error.code === 'idempotency.ended';

/** If the share that a press would repeat is over, the press makes a new one: it is the person's newest decision. */
export const share = async (
  call: ShareCall,
  { api, page, repeatableOf, response }: Pick<ShareContext, 'api' | 'page' | 'repeatableOf' | 'response'>,
  request: ShareRequest,
  signal: AbortSignal,
): Promise<Share> => {
  const url = api.address(call.path);
  const sendAs = (repeatable: Repeatable) => {
    const body = call.bodyOf(request, repeatable, new URL(page).hostname, response);
    return api.post(url, body, signal, { ...api, ...repeatable, token: request.user?.token });
  };
  try {
    const answer = await sendAs(repeatableOf(request)).catch((error: unknown) => {
      if (!isKeyOver(error)) throw error;
      return sendAs(repeatableOf(request, true));
    });
    return shareOf(answer, request, url, response);
  } catch (error) {
    throw callError(error, 'share', signal);
  }
};

/** @throws ConnectError `share.submission` */
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
