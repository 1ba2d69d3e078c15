import type { Call } from '../domain/problems.ts';
import { ConnectError, type Problem } from '../errors.ts';
import type { Share } from '../machine/ports.ts';
import type { DataRequestResult, SignIn } from '../types.ts';
import { MODEL_NOW, MODEL_OPTIONS } from './samples.ts';

/** The answer to a call, or its failure. */
export type AnswerEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly call: Call; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly call: Call; readonly error: ConnectError };

const RESULT: DataRequestResult = {
  userHash: 'a'.repeat(64),
  appName: MODEL_OPTIONS.appName,
  approvedData: ['basic'],
  apiUrl: 'https://api.example/getAPIurlMobile',
  testMode: false,
  timestamp: MODEL_NOW,
};

const SIGN_INS: readonly SignIn[] = [
  { token: 'sample-token', username: 'ada', isNewUser: true, userState: 'new', flowType: 'onboarding' },
  { token: 'sample-token', username: 'ada', isNewUser: false, userState: 'existing', flowType: 'login' },
];
const SHARE: Share = {
  response: { apiUrl: 'https://api.example/inference' },
  access: {
    apiUrl: 'https://api.example/inference',
    accessToken: 'sample-access',
    approved: [{ data: 'Medium' }],
    username: 'ada',
  },
};

/** What each call answers, and how it fails. */
const ANSWERS: Record<Call, { readonly outputs: readonly unknown[]; readonly problem: Problem }> = {
  sendCode: { outputs: [undefined], problem: { code: 'code.send' } },
  confirmCode: { outputs: SIGN_INS, problem: { code: 'code.invalid' } },
  authorize: {
    outputs: ['https://provider.example/allow'],
    problem: { code: 'authorize.http', params: { status: 503, text: 'Service Unavailable' } },
  },
  encryptPin: { outputs: ['v1.sealed'], problem: { code: 'pin.encrypt' } },
  prepareResult: {
    outputs: [RESULT],
    problem: { code: 'share.submission', params: { reason: 'no WebCrypto' } },
  },
  share: { outputs: [SHARE], problem: { code: 'share.http', params: { status: 503 } } },
};

const isCall = (name: unknown): name is Call => typeof name === 'string' && name in ANSWERS;

/**
 * Every sample answer and the failure of one call; nothing for an actor that is not a call.
 * @param id id of the invoked actor
 * @param src name of its logic
 */
export const answersTo = (id: string, src: unknown): AnswerEvent[] => {
  if (!isCall(src)) return [];
  const { outputs, problem } = ANSWERS[src];
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}` as const, call: src, output })),
    { type: `xstate.error.actor.${id}`, call: src, error: new ConnectError(problem) },
  ];
};
