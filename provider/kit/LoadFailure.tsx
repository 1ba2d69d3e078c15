import { Button } from './Button.tsx';
import { useKitTexts } from './kit-texts.ts';
import { Problem } from './Problem.tsx';
import { Title } from './Title.tsx';

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useKitTexts();
  return (
    <section className="card sheet">
      <Title>{texts.failed}</Title>
      <Problem error={error} />
      <div className="actions">
        <Button kind="primary" onPress={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </section>
  );
}
