import type { KnownTexts } from '../../domain/known-person.ts';
import { selectBusy } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { Button } from '../parts/Button.tsx';
import { useFact, useView } from '../view.ts';

/**
 * The offer to continue as the person of another application. It starts at the title, so that a key pressed during the
 * change does not accept it.
 */
export function KnownPerson({ accept, lead, skip }: KnownTexts) {
  const { actor } = useView();
  const busy = useFact(selectBusy);
  return (
    <>
      <p {...named('lead')}>{lead}</p>
      <div {...named('actions')}>
        <Button kind="primary" busy={busy} onPress={() => actor.send({ type: 'known.continue' })}>
          {accept}
        </Button>
        <Button kind="quiet" waits={busy} onPress={() => actor.send({ type: 'known.skip' })}>
          {skip}
        </Button>
      </div>
    </>
  );
}
