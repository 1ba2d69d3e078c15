import { useKitTexts } from './kit-texts.ts';

export function Loading() {
  const texts = useKitTexts();
  return (
    <p className="loading">
      <span className="spinner" aria-hidden="true" />
      {texts.loading}
    </p>
  );
}
