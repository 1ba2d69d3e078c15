import { selectCanContinue, selectPlatforms } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { Account, Protection } from '../parts/Account.tsx';
import { Button } from '../parts/Button.tsx';
import { DownloadOffer, useReader } from '../parts/DownloadOffer.tsx';
import { InAppNote } from '../parts/OpenOutside.tsx';
import { PlatformStatus, PlatformTile } from '../parts/PlatformTile.tsx';
import { Title } from '../parts/Title.tsx';
import { useFact, useFacts, useView } from '../view.ts';

const WAIT_ID = 'dc-wait';

export function OnboardingStep() {
  const { actor, extra, options, texts } = useView();
  const platforms = useFacts(selectPlatforms);
  const canContinue = useFact(selectCanContinue);
  const reader = useReader();
  const connecting = platforms.find(({ status }) => status === 'connecting');
  return (
    <>
      <Title>{texts('onboarding.title')}</Title>
      <p {...named('lead')}>{texts('onboarding.lead', { provider: options.provider })}</p>
      {extra ?? <InAppNote platforms={platforms} />}
      <ul {...named('platforms')} aria-label={texts('onboarding.list')}>
        {platforms.map((platform) => (
          <PlatformTile
            key={platform.connector}
            platform={platform}
            reader={reader}
            waitsFor={connecting && connecting.connector !== platform.connector ? WAIT_ID : undefined}
          />
        ))}
      </ul>
      <DownloadOffer reader={reader} />
      <PlatformStatus id={WAIT_ID} platforms={platforms} />
      <div className="actions sticky" part="actions">
        <Button
          kind="primary"
          disabled={!canContinue}
          onPress={() => actor.send({ type: 'onboarding.continue' })}
        >
          {texts('onboarding.continue')}
        </Button>
        <Button kind="quiet" onPress={() => actor.send({ type: 'onboarding.skip' })}>
          {texts('onboarding.skip')}
        </Button>
      </div>
      <Account />
      <Protection text="protect.flow" />
    </>
  );
}
