import { connectSetup } from '../setup.ts';
import { entering, expiring, failing, failingWithError, ofEvent, whileSignedIn } from './shared.ts';

export const pinState = connectSetup.createStateConfig({
  id: 'pin',
  entry: [...entering('pin')],
  initial: 'editing',
  on: whileSignedIn('pin'),
  states: {
    editing: {
      on: {
        'pin.submit': [
          { guard: { type: 'isValidPin', params: ofEvent }, target: 'encrypting' },
          { actions: [...failing('pin', { code: 'pin.invalid' })] },
        ],
      },
    },
    encrypting: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'encryptPin',
        // The PIN is in the event only; the context has its encrypted form (contract §2.4).
        input: ({ context, event }) => ({
          pin: event.type === 'pin.submit' ? event.pin : '',
          user: context.user,
        }),
        onDone: [
          { guard: 'hasPinKey', target: 'saving', actions: { type: 'keepSealedPin', params: ofEvent } },
          // Call 4 sends the PIN. Until its answer, the PIN exists in this opening only.
          { target: '#dataRequest', actions: { type: 'keepSealedPin', params: ofEvent } },
        ],
        onError: { target: 'editing', actions: [...failingWithError('pin', 'encryptPin')] },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'setPin',
        input: ({ context }) => ({ encryptedPin: context.encryptedPin, user: context.user }),
        onDone: { target: '#dataRequest', actions: ['completePin', 'saveUser'] },
        onError: [expiring, { target: 'editing', actions: [...failingWithError('pin', 'setPin')] }],
      },
    },
  },
});
