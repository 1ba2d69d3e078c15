import { connectSetup } from '../setup.ts';
import { entering, followingSignOut } from './shared.ts';

/** Four timed steps, then "All set!", then the completion (specification §4.1); only `startTraining()` leads here. */
export const trainingState = connectSetup.createStateConfig({
  id: 'training',
  entry: [...entering('training')],
  on: { 'user.gone': { ...followingSignOut, guard: 'isSignedIn' } },
  // It tells the view alone: how far a reading is changes nothing of the flow.
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
          {
            guard: 'isSignedIn',
            target: '#dataRequest',
            actions: ['completeTraining', 'saveUser'],
          },
          // Without a signed-in person there is no data to ask for.
          { target: '#email' },
        ],
      },
    },
  },
});
