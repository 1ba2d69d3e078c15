import type { Call } from '../domain/problems.ts';
import { ConnectError, type Problem } from '../errors.ts';
import type { Share } from '../machine/ports.ts';
import type { DataRequestResult, SignIn } from '../types.ts';
import { MODEL_NOW, MODEL_OPTIONS } from './samples.ts';

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
  { token: 'sample-token', username: 'ada', isNewUser: true, userState: 'new', canAddPasskey: true },
];
const PASSKEY_SIGN_IN: SignIn = { token: 'sample-token', username: 'ada', email: 'ada@example.org' };
const NO_PASSKEY: Problem = { code: 'passkey.failed' };
const SHARE: Share = {
  response: { apiUrl: 'https://api.example/inference' },
  access: {
    apiUrl: 'https://api.example/inference',
    accessToken: 'sample-access',
    approved: [{ data: 'Medium' }],
    username: 'ada',
  },
};

const EXPIRED: Problem = { code: 'session.expired' };

const LIMITED: Problem = { code: 'code.send', hint: 'retryAfter', retryAfterS: 60 };

const ANSWERS: Record<Call, { readonly outputs: readonly unknown[]; readonly problems: readonly Problem[] }> =
  {
    sendCode: { outputs: [undefined], problems: [{ code: 'code.send' }, LIMITED] },
    confirmCode: {
      outputs: SIGN_INS,
      problems: [{ code: 'code.invalid' }, { code: 'code.invalid', hint: 'expired' }],
    },
    continueSession: { outputs: [PASSKEY_SIGN_IN], problems: [EXPIRED] },
    usePasskey: { outputs: [PASSKEY_SIGN_IN], problems: [NO_PASSKEY] },
    addPasskey: { outputs: [undefined], problems: [NO_PASSKEY, EXPIRED] },
    authorize: {
      outputs: ['https://provider.example/allow'],
      problems: [{ code: 'authorize.http', params: { status: 503, text: 'Service Unavailable' } }, EXPIRED],
    },
    complete: {
      outputs: [undefined],
      problems: [{ code: 'authorize.http', params: { status: 503, text: 'Service Unavailable' } }, EXPIRED],
    },
    encryptPin: { outputs: ['v1.sealed'], problems: [{ code: 'pin.encrypt' }] },
    setPin: { outputs: [undefined], problems: [{ code: 'pin.save' }, EXPIRED] },
    prepareResult: {
      outputs: [RESULT],
      problems: [{ code: 'share.submission', params: { reason: 'no WebCrypto' } }],
    },
    share: { outputs: [SHARE, null], problems: [{ code: 'share.http', params: { status: 503 } }, EXPIRED] },
  };

const isCall = (name: unknown): name is Call => typeof name === 'string' && name in ANSWERS;

export const answersTo = (id: string, src: unknown): AnswerEvent[] => {
  if (!isCall(src)) return [];
  const { outputs, problems } = ANSWERS[src];
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}` as const, call: src, output })),
    ...problems.map((problem) => ({
      type: `xstate.error.actor.${id}` as const,
      call: src,
      error: new ConnectError(problem),
    })),
  ];
};
