import { Title } from '../parts/Title.tsx';
import { useView } from '../view.ts';

export function LoadingStep() {
  const { texts } = useView();
  return (
    <div className="loading" part="loading">
      <span className="spinner" aria-hidden="true" />
      <Title>{texts('dialog.loading')}</Title>
    </div>
  );
}
