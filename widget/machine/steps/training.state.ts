import { connectSetup } from '../setup.ts';
import { entering, followingSignOut } from './shared.ts';

/** Four timed steps, then "All set!", then the completion (specification §4.1). Only `startTraining()` leads here. */
export const trainingState = connectSetup.createStateConfig({
  id: 'training',
  entry: [...entering('training')],
  on: { 'user.gone': { ...followingSignOut, guard: 'isSignedIn' } },
  // Only the view uses it: the progress of a reading does not affect the flow.
  invoke: { id: 'readings', src: 'readings', input: ({ context: { user } }) => ({ user }) },
  initial: 'step1',
  states: {
    step1: { after: { trainingStep1: 'step2' } },
    step2: { after: { trainingStep2: 'step3' } },
    step3: { after: { trainingStep3: 'step4' } },
    step4: { after: { trainingStep4: 'allSet' } },
    allSet: {
      after: {
        trainingDone: [
          { guard: 'isSignedIn', target: '#dataRequest', actions: ['completeTraining', 'saveUser'] },
          // Without a signed-in person no data can be requested.
          { target: '#email' },
        ],
      },
    },
  },
});
