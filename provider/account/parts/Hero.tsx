import type { Overview } from '../../api/account-shapes.ts';
import { Button } from '../../kit/Button.tsx';
import { Monogram } from '../../kit/Monogram.tsx';
import { Title } from '../../kit/Title.tsx';
import { useTexts } from '../texts.tsx';

interface HeroProps {
  readonly overview: Overview;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

/** Shows who is signed in. */
export function Hero({ overview: { address, since }, busy, onSignOut }: HeroProps) {
  const { t, day } = useTexts();
  return (
    <div className="hero">
      <Monogram of={address} isLarge />
      <div className="hero-text">
        <Title>{t('page.title')}</Title>
        <p className="lead">
          <bdi className="address">{address}</bdi>
          <span>{t('page.since', { date: day(since) })}</span>
        </p>
      </div>
      <svg className="hero-tiles" viewBox="0 0 132 96" aria-hidden="true">
        <rect className="tile-2" x="8" y="22" width="24" height="24" rx="6" />
        <rect className="tile-3" x="38" y="8" width="38" height="38" rx="9" />
        <rect className="tile-main" x="38" y="52" width="30" height="30" rx="8" />
        <rect className="tile-1" x="82" y="20" width="26" height="26" rx="7" transform="rotate(12 95 33)" />
        <rect className="tile-4" x="75" y="56" width="18" height="18" rx="5" transform="rotate(-9 84 65)" />
      </svg>
      <Button kind="soft" busy={busy} onPress={onSignOut}>
        {t('page.signOut')}
      </Button>
    </div>
  );
}
