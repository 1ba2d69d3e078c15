import { connectSetup } from '../setup.ts';
import { entering, failing, failingWithError, whileSignedIn } from './shared.ts';

export const pinState = connectSetup.createStateConfig({
  id: 'pin',
  entry: [...entering('pin')],
  initial: 'editing',
  on: whileSignedIn,
  states: {
    editing: {
      on: {
        'pin.submit': [
          {
            guard: { type: 'isValidPin', params: ({ event }) => ({ pin: event.pin }) },
            target: 'encrypting',
          },
          { actions: [...failing('pin', { code: 'pin.invalid' })] },
        ],
      },
    },
    encrypting: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'encryptPin',
        // The PIN is in the event only; the context keeps its encrypted form (contract §2.4).
        input: ({ context, event }) => ({
          pin: event.type === 'pin.submit' ? event.pin : '',
          token: context.user?.token ?? '',
        }),
        onDone: {
          target: '#dataRequest',
          actions: [{ type: 'keepPin', params: ({ event }) => ({ encryptedPin: event.output }) }, 'saveUser'],
        },
        onError: { target: 'editing', actions: [...failingWithError('pin', 'encryptPin')] },
      },
    },
  },
});
