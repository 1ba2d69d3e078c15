import { useTexts } from '../texts.tsx';

export function Loading() {
  const { t } = useTexts();
  return (
    <p className="loading">
      <span className="spinner" aria-hidden="true" />
      {t('page.loading')}
    </p>
  );
}
