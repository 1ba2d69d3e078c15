import type { Place } from './use-preview.ts';

const PLACES = [
  'closed',
  'email',
  'code',
  'success',
  'onboarding',
  'pin',
  'training',
  'dataRequest',
] as const satisfies readonly Place[];

/** The eight top-level states in a row, with the current one highlighted. */
export const StepStrip = ({ place }: { place: Place }) => (
  <ol aria-label="Present step" className="flex flex-wrap gap-x-1 gap-y-0.5">
    {PLACES.map((name) => (
      <li
        key={name}
        aria-current={name === place ? 'step' : undefined}
        className="flex items-center gap-1.5 rounded-full px-2 py-0.5 font-mono text-xs text-muted aria-[current=step]:bg-(--lamp) aria-[current=step]:font-semibold aria-[current=step]:text-(--on-lamp)"
      >
        {name}
      </li>
    ))}
  </ol>
);
