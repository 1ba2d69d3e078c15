import { named } from '../named.ts';
import { Title } from '../parts/Title.tsx';
import { useView } from '../view.ts';

export function LoadingStep() {
  const { texts } = useView();
  return (
    <div {...named('loading')}>
      <span {...named('spinner')} aria-hidden="true" />
      <Title>{texts('dialog.loading')}</Title>
    </div>
  );
}
