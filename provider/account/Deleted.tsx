import { Button } from '../kit/Button.tsx';
import { Title } from '../kit/Title.tsx';
import { useTexts } from './texts.tsx';

/** The picture of a completed action: tiles around a check mark, as in the widget. */
function OutcomeMark() {
  return (
    <svg className="outcome-mark" viewBox="0 0 96 96" aria-hidden="true">
      <rect className="tile-1" x="2" y="30" width="17" height="17" rx="4" />
      <rect className="tile-2" x="8" y="6" width="23" height="20" rx="4" />
      <rect className="tile-3" x="77" y="52" width="15" height="15" rx="4" />
      <rect className="tile-4" x="66" y="72" width="20" height="17" rx="4" />
      <rect className="tile-main" x="23" y="23" width="50" height="50" rx="14" />
      <path className="outcome-check" d="M37 49l8 8 15-17" />
    </svg>
  );
}

/** The last page: what was deleted and what remains. */
export function Deleted({ receiptsKept, onBack }: { receiptsKept: number; onBack: () => void }) {
  const { t } = useTexts();
  return (
    <section className="card sheet outcome">
      <OutcomeMark />
      <Title>{t('deleted.title')}</Title>
      <dl className="facts">
        <dt>{t('deleted.gone')}</dt>
        <dd>{t('deleted.goneLead')}</dd>
        <dt>{t('deleted.stays')}</dt>
        <dd>{receiptsKept === 0 ? t('deleted.nothing') : t('deleted.receipts', { count: receiptsKept })}</dd>
      </dl>
      <div className="actions">
        <Button kind="soft" onPress={onBack}>
          {t('deleted.back')}
        </Button>
      </div>
    </section>
  );
}
