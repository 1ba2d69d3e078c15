import { Button } from '../kit/Button.tsx';
import { Title } from '../kit/Title.tsx';
import { OutcomeMark } from './parts/OutcomeMark.tsx';
import { useTexts } from './texts.tsx';

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
