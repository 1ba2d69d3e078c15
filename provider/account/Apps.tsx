import { useState } from 'react';
import { placeName } from '../../common/place-name.ts';
import { platformName } from '../../common/platforms/platforms.ts';
import type { AppAccess } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { ActionDialog } from '../kit/Dialog.tsx';
import { Badge, Row } from '../kit/Row.tsx';
import { Empty } from '../kit/states.tsx';
import { revokeApp } from './calls.ts';
import { ReceiptDialog, Scope } from './Receipt.tsx';
import { Fold, Section, useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

function AskedDays({ asked }: Pick<AppAccess, 'asked'>) {
  const { t, moment } = useTexts();
  if (asked.length === 0) return <p className="muted">{t('apps.notAsked')}</p>;
  return (
    <Fold title={t('apps.asked')} count={asked.length} kind="receipts">
      <ul>
        {asked.map(({ day, last, items }) => (
          <li key={day}>{t('apps.askedOn', { date: moment(last), count: items })}</li>
        ))}
      </ul>
    </Fold>
  );
}

const DAY_MS = 86_400_000;

interface AppCardProps {
  readonly app: AppAccess;
  readonly onRevoke: () => void;
  readonly onReceipt: (grant: string) => void;
}

export function AppCard({ app, onRevoke, onReceipt }: AppCardProps) {
  const { t, day, moment, all } = useTexts();
  const { platforms, topics } = app.leftOut;
  const left = [...platforms.map(platformName), ...topics.map((topic) => t(`topic.${topic}`))];
  const isActive = app.until !== null;
  /** Of an access that ends within a day, also the time. */
  const ends = (until: string) => (Date.parse(until) - Date.now() < DAY_MS ? moment : day)(until);
  return (
    <Row
      app={app}
      isActive={isActive}
      name={<bdi>{app.name}</bdi>}
      badge={<Badge isActive={isActive}>{t(isActive ? 'apps.active' : 'apps.removed')}</Badge>}
      action={isActive && t('apps.remove')}
      actionName={t('apps.removeFrom', { app: app.name })}
      onAction={onRevoke}
    >
      <p className="muted">
        {app.origin && <bdi dir="ltr">{placeName(app.origin)}</bdi>}
        {isActive && <span>{t('apps.since', { date: day(app.since) })}</span>}
        {app.until && <span>{t('apps.until', { date: ends(app.until) })}</span>}
      </p>
      {app.purpose && (
        <p className="muted" dir="auto">
          {t('apps.why', { purpose: app.purpose })}
        </p>
      )}
      {isActive && (
        <Scope label={t('apps.sees')} scope={app.givesAddress ? [...app.scope, 'email'] : app.scope} />
      )}
      {isActive && left.length > 0 && <p className="muted">{t('apps.leftOut', { what: all(left) })}</p>}
      {app.lasts && <p className="muted">{t('apps.lasts')}</p>}
      {isActive && <AskedDays asked={app.asked} />}
      <Fold title={t('apps.receipts')} icon="receipt" count={app.grants.length} kind="receipts">
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
      </Fold>
    </Row>
  );
}

export function Apps({ apps }: { apps: readonly AppAccess[] }) {
  const { t } = useTexts();
  const { change } = useActing();
  const [revoking, setRevoking] = useState<AppAccess | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);

  const revoke = ({ id, name }: AppAccess) =>
    change('apps', t('apps.done', { app: name }), async () => {
      await revokeApp(id);
      setRevoking(null);
    });

  return (
    <Section name="apps" lead={apps.length > 0 ? t('apps.lead') : undefined}>
      {apps.length === 0 && <Empty title={t('apps.none')}>{t('apps.noneLead')}</Empty>}
      <ul className="rows">
        {apps.map((app) => (
          <AppCard key={app.id} app={app} onRevoke={() => setRevoking(app)} onReceipt={setReceipt} />
        ))}
      </ul>
      {revoking && (
        <ActionDialog
          title={t('apps.confirm', { app: revoking.name })}
          lead={t('apps.confirmLead', { app: revoking.name })}
          action={t('apps.remove')}
          isDangerous
          onClose={() => setRevoking(null)}
          onSubmit={() => revoke(revoking)}
        />
      )}
      {receipt && <ReceiptDialog grant={receipt} onClose={() => setReceipt(null)} />}
    </Section>
  );
}
