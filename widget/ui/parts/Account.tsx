import type { MessageKey } from '../../locales/en.ts';
import { selectAccountProblem, selectUsername } from '../../machine/selectors.ts';
import { named, unrecorded } from '../named.ts';
import { useFact, useView } from '../view.ts';
import { Button } from './Button.tsx';
import { ProblemNote } from './Field.tsx';
import { Icon } from './Icon.tsx';

export function Account({ waits }: { waits?: boolean }) {
  const { actor, hidesSignOut, texts } = useView();
  const username = useFact(selectUsername);
  const problem = useFact(selectAccountProblem);
  return (
    <>
      <ProblemNote id="dc-account-problem" problem={problem} />
      <p {...named('account')}>
        <span>
          {texts('account.signedIn')} <bdi {...unrecorded('username', '')}>{username}</bdi>
        </span>
        {!hidesSignOut && (
          <Button kind="link" waits={waits} onPress={() => actor.send({ type: 'user.signOut' })}>
            {texts('account.signOut')}
          </Button>
        )}
      </p>
    </>
  );
}

export function Protection({ text }: { text: Extract<MessageKey, `protect.${string}`> }) {
  const { options, texts } = useView();
  return (
    <p {...named('protection')}>
      <Icon name="lock" />
      <span>{texts(text, { appName: options.appName, provider: options.provider })}</span>
    </p>
  );
}
