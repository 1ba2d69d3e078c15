import { CODE_LENGTH } from '../constants.ts';
import type { Step } from '../types.ts';
import type { ConnectContext } from './events.ts';
import { connectSetup } from './setup.ts';
import { codeState, successState } from './steps/code.state.ts';
import { dataRequestState } from './steps/data-request.state.ts';
import { emailState } from './steps/email.state.ts';
import { onboardingState } from './steps/onboarding.state.ts';
import { pinState } from './steps/pin.state.ts';
import { ofEvent } from './steps/shared.ts';
import { trainingState } from './steps/training.state.ts';

const opensAt = (step: Step) =>
  ({
    guard: { type: 'startsAt', params: { step } },
    target: `#${step}`,
    actions: 'notifyOpen',
  }) as const;

/**
 * The whole flow (specification §4.1, contract §3). It starts in `closed`; `open` leads to the step of the saved
 * record; every way to close ends in `closed` with exactly one `close`. It has no ports; `implement` provides them.
 */
export const dataConnectMachine = connectSetup.createMachine({
  id: 'dataConnect',
  context: ({ input }): ConnectContext => ({
    ...input,
    email: input.user?.email ?? input.email ?? '',
    challenge: undefined,
    earlier: [],
    codeLength: CODE_LENGTH,
    sentAt: undefined,
    ...(input.user ? null : input.started),
    problem: null,
    resendInS: 0,
    expired: null,
    connected: input.user?.connectedAccounts ?? [],
    found: [],
    failures: {},
    attempt: null,
    ticket: '',
    encryptedPin: '',
    selected: input.selected ?? [],
    limits: input.limits ?? {},
    result: null,
    access: null,
  }),
  invoke: { src: 'userWatch' },
  initial: 'closed',
  on: {
    'app.loaded': { actions: { type: 'keepApp', params: ofEvent } },
    'platforms.found': {
      guard: 'isSignedIn',
      actions: [{ type: 'keepFound', params: ofEvent }, 'saveUser'],
    },
    close: { target: '.closed', actions: { type: 'notifyClose', params: ofEvent } },
  },
  states: {
    closed: {
      id: 'closed',
      on: {
        close: {},
        open: [
          { guard: 'wantsTraining', target: '#training', actions: 'notifyOpen' },
          opensAt('email'),
          opensAt('code'),
          opensAt('onboarding'),
          opensAt('pin'),
          opensAt('dataRequest'),
        ],
      },
    },
    email: emailState,
    code: codeState,
    success: successState,
    onboarding: onboardingState,
    pin: pinState,
    training: trainingState,
    dataRequest: dataRequestState,
  },
});

export type ConnectMachine = typeof dataConnectMachine;
