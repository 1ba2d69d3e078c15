import { useState } from 'react';
import type { AppAccess } from '../api/account-shapes.ts';
import { ActionDialog } from '../kit/ActionDialog.tsx';
import { Empty } from '../kit/Empty.tsx';
import { AppCard } from './AppCard.tsx';
import type { Acting } from './acting.ts';
import { revokeApp } from './calls.ts';
import { Section } from './parts/Section.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { useTexts } from './texts.tsx';

interface AppsProps extends Acting {
  readonly apps: readonly AppAccess[];
}

/** The apps with access, the data and date of each access, the receipts, and the buttons that withdraw it. */
export function Apps({ apps, act, finish, done }: AppsProps) {
  const { t } = useTexts();
  const [revoking, setRevoking] = useState<AppAccess | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);

  const revoke = ({ id, name }: AppAccess) =>
    act(async () => {
      await revokeApp(id);
      setRevoking(null);
      await finish('apps', t('apps.done', { app: name }));
    });

  return (
    <Section name="apps" lead={apps.length > 0 ? t('apps.lead') : undefined} done={done}>
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
      {receipt && <ReceiptDialog grant={receipt} act={act} onClose={() => setReceipt(null)} />}
    </Section>
  );
}
