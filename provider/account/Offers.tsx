import { platformName } from '../../common/platforms/platforms.ts';
import type { OfferView } from '../api/account-shapes.ts';
import { Fold } from '../kit/Fold.tsx';
import { Row } from '../kit/Row.tsx';
import { useAction } from '../kit/use-action.ts';
import type { Acting } from './acting.ts';
import { connectPlatform } from './connecting.ts';
import { useTexts } from './texts.tsx';

interface OfferProps extends Pick<Acting, 'act'> {
  readonly offer: OfferView;
}

function Offer({ offer: { id, lists }, act }: OfferProps) {
  const { t } = useTexts();
  const { busy, error, run } = useAction();
  const platform = platformName(id);
  return (
    <Row
      of={platform}
      isActive={false}
      name={platform}
      facts={lists}
      error={error}
      action={t('platforms.connect')}
      actionName={t('platforms.connectOf', { platform })}
      busy={busy}
      onAction={() => run(() => act(() => connectPlatform(id)))}
    />
  );
}

interface OffersProps extends Pick<Acting, 'act'> {
  readonly offers: readonly OfferView[];
  /** Whether nothing is connected yet. The list is then open. */
  readonly isFirst: boolean;
}

/** The platforms that are not connected, each with the data that would be read. */
export function Offers({ offers, isFirst, act }: OffersProps) {
  const { t } = useTexts();
  if (offers.length === 0) return null;
  return (
    <Fold title={t('platforms.more')} count={offers.length} isOpen={isFirst}>
      <ul className="rows">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} act={act} />
        ))}
      </ul>
    </Fold>
  );
}
