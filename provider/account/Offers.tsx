import { platformName } from '../../common/platforms/platforms.ts';
import type { OfferView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Monogram } from '../kit/Monogram.tsx';
import { Problem } from '../kit/Problem.tsx';
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
    <li className="row" data-active="false">
      <Monogram of={platform} />
      <div className="row-text">
        <h3 className="row-name">{platform}</h3>
        <p className="muted">{lists}</p>
        <Problem error={error} />
      </div>
      <Button
        kind="soft"
        busy={busy}
        onPress={() => run(() => act(() => connectPlatform(id)))}
        name={t('platforms.connectOf', { platform })}
      >
        {t('platforms.connect')}
      </Button>
    </li>
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
    <details className="fold" open={isFirst}>
      <summary>
        {t('platforms.more')} <span className="count">{offers.length}</span>
        <Icon name="chevron" />
      </summary>
      <ul className="rows">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} act={act} />
        ))}
      </ul>
    </details>
  );
}
