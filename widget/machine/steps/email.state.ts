import { connectSetup } from '../setup.ts';
import { entering, failing, failingWithError, keepingChallenge } from './shared.ts';

export const emailState = connectSetup.createStateConfig({
  id: 'email',
  entry: [...entering('email')],
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.submit': [
          {
            guard: { type: 'isValidEmail', params: ({ event }) => ({ email: event.email }) },
            target: 'sending',
            actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
          },
          { actions: [...failing('email', { code: 'email.invalid' })] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent', actions: keepingChallenge },
        onError: { target: 'editing', actions: [...failingWithError('email', 'sendCode')] },
      },
    },
    sent: { tags: 'busy', after: { codeDelay: '#code' } },
  },
});
