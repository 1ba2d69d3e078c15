import { Outcome } from '../parts/Outcome.tsx';
import { useView } from '../view.ts';

export function SuccessStep() {
  const { texts } = useView();
  return <Outcome title={texts('success.title')} lead={texts('success.lead')} />;
}
