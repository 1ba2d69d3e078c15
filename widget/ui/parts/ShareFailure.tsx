import type { Problem } from '../../errors.ts';
import { problemText } from '../texts.ts';
import { useView } from '../view.ts';
import { Icon } from './Icon.tsx';

/** The red banner (specification §2.3). Being an alert, it speaks for itself. */
export function ShareFailure({ problem }: { problem: Problem }) {
  const { texts, locale } = useView();
  const { message, hint } = problemText(texts, problem, locale);
  return (
    <div className="banner" part="banner" role="alert">
      <Icon name="alert" />
      <p>
        <strong>{message}</strong> {hint}
      </p>
    </div>
  );
}
