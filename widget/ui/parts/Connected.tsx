import { selectConnected, selectOffersPlatforms } from '../../machine/selectors.ts';
import { useFact, useFacts, useView } from '../view.ts';
import { Button } from './Button.tsx';
import { Words } from './Words.tsx';

/** The connected platforms, and the button that leads to the platforms. */
export function Connected({ waits }: { waits: boolean }) {
  const { actor, locale, texts } = useView();
  const names = useFacts(selectConnected);
  if (!useFact(selectOffersPlatforms)) return null;
  const platforms = new Intl.ListFormat(locale).format(names);
  return (
    <p className="connected">
      {names.length > 0 && <Words>{texts('data.connected', { platforms })}</Words>}
      <Button kind="link" waits={waits} onPress={() => actor.send({ type: 'platform.add' })}>
        {texts('data.connect')}
      </Button>
    </p>
  );
}
