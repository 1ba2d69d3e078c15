import { placeName } from '../../common/place-name.ts';
import type { AppAccess } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Monogram } from '../kit/Monogram.tsx';
import { AskedDays } from './parts/AskedDays.tsx';
import { Scope } from './parts/Scope.tsx';
import { useTexts } from './texts.tsx';

interface AppCardProps {
  readonly app: AppAccess;
  readonly onRevoke: () => void;
  readonly onReceipt: (grant: string) => void;
}

export function AppCard({ app, onRevoke, onReceipt }: AppCardProps) {
  const { t, day, moment } = useTexts();
  const isActive = app.until !== null;
  return (
    <li className="row" data-active={isActive}>
      <Monogram of={app.name} />
      <div className="row-text">
        <h3 className="row-name">
          <bdi>{app.name}</bdi>
          <span className="badge" data-active={isActive}>
            {t(isActive ? 'apps.active' : 'apps.removed')}
          </span>
        </h3>
        <p className="muted">
          {app.origin && <bdi dir="ltr">{placeName(app.origin)}</bdi>}
          {isActive && <span>{t('apps.since', { date: day(app.since) })}</span>}
          {app.until && <span>{t('apps.until', { date: day(app.until) })}</span>}
        </p>
        {app.purpose && <p dir="auto">{t('apps.why', { purpose: app.purpose })}</p>}
        {isActive && (
          <Scope label={t('apps.sees')} scope={app.givesAddress ? [...app.scope, 'email'] : app.scope} />
        )}
        {app.lasts && <p className="muted">{t('apps.lasts')}</p>}
        {isActive && <AskedDays asked={app.asked} />}
        <details className="fold receipts">
          <summary>
            <Icon name="receipt" />
            {t('apps.receipts')} <span className="count">{app.grants.length}</span>
            <Icon name="chevron" />
          </summary>
          <ul>
            {app.grants.map(({ id, given, withdrawn, replaced }) => (
              <li key={id}>
                <Button kind="link" onPress={() => onReceipt(id)}>
                  {t('receipt.view', { date: moment(given) })}
                </Button>
                {withdrawn && (
                  <span className="muted">
                    {t(replaced ? 'receipt.replaced' : 'receipt.withdrawn', { date: moment(withdrawn) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      </div>
      {isActive && (
        <Button kind="soft" onPress={onRevoke} name={t('apps.removeFrom', { app: app.name })}>
          {t('apps.remove')}
        </Button>
      )}
    </li>
  );
}
