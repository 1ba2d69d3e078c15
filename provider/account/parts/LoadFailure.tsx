import { useTexts } from '../texts.tsx';
import { Button } from './Button.tsx';
import { Problem } from './Problem.tsx';
import { Title } from './Title.tsx';

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <section className="card sheet">
      <Title>{t('page.failed')}</Title>
      <Problem error={error} />
      <div className="actions">
        <Button kind="primary" onPress={onRetry}>
          {t('page.retry')}
        </Button>
      </div>
    </section>
  );
}
