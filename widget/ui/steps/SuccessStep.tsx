import { selectBusy, selectOffersPasskey, selectProblem } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { Button } from '../parts/Button.tsx';
import { ProblemNote } from '../parts/Field.tsx';
import { Outcome } from '../parts/Title.tsx';
import { useFact, useView } from '../view.ts';

export function SuccessStep() {
  const { actor, texts } = useView();
  const isOffered = useFact(selectOffersPasskey);
  const busy = useFact(selectBusy);
  const problem = useFact(selectProblem);
  return (
    <>
      <Outcome
        title={texts('success.title')}
        lead={texts(isOffered ? 'passkey.offer' : 'success.lead')}
        focused={!isOffered}
      />
      {isOffered && (
        <div {...named('actions')}>
          <ProblemNote id="dc-problem" problem={problem} />
          <Button kind="primary" busy={busy} onPress={() => actor.send({ type: 'passkey.add' })}>
            {texts('passkey.add')}
          </Button>
          <Button kind="quiet" waits={busy} onPress={() => actor.send({ type: 'passkey.skip' })}>
            {texts('passkey.skip')}
          </Button>
        </div>
      )}
    </>
  );
}
