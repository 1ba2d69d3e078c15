import { SET_UP_STEPS, selectSetUpStep } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { useFact, useView } from '../view.ts';

export function SetUpProgress() {
  const { texts } = useView();
  const at = useFact(selectSetUpStep);
  if (at === null) return null;
  return (
    <span
      {...named('set-up')}
      role="img"
      aria-label={texts('dialog.progress', { at, of: SET_UP_STEPS.length })}
    >
      {SET_UP_STEPS.map((step, index) => (
        <span key={step} {...named('set-up-tile')} data-reached={index < at} />
      ))}
    </span>
  );
}
