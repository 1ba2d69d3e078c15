import { selectUsername } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { useFact, useView } from '../view.ts';
import { Button } from './Button.tsx';

/** Who is signed in, and the button to sign out. */
export function Account({ waits }: { waits?: boolean }) {
  const { actor, texts } = useView();
  const username = useFact(selectUsername);
  return (
    <p {...named('account')}>
      <span>
        {texts('account.signedIn')} <bdi>{username}</bdi>
      </span>
      <Button kind="link" waits={waits} onPress={() => actor.send({ type: 'user.signOut' })}>
        {texts('account.signOut')}
      </Button>
    </p>
  );
}
