import { useId, useState } from 'react';
import { focusHeading } from '../../shared/lib/focus-heading.ts';
import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Inference } from '../interests/infer.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Character } from './Character.tsx';
import { InterestBasis } from './InterestBasis.tsx';
import { InterestChip } from './InterestChip.tsx';

/** The focused button disappears with its interest, so the focus moves to a neighbour, if there is one. */
const focusNeighbour = (button: HTMLElement) => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('button[aria-label]');
  if (next) next.focus();
  else focusHeading();
};

/**
 * The interests behind the list, each with its reasons and a remove button, and the button that returns to the featured
 * list.
 */
export const InterestBar = ({ inference: { interests, personality } }: { inference: Inference }) => {
  const { removeInterest, showFeatured } = useJobs();
  const [openName, setOpenName] = useState<string | null>(null);
  const basisId = useId();
  const open = interests.find(({ name }) => name === openName);
  const hasReasons = interests.some(({ reasons }) => reasons.length > 0);
  return (
    <section
      aria-labelledby="interests-heading"
      className="min-w-0 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="interests-heading" className="font-display text-lg font-bold">
          Your interests
        </h2>
        <Button variant="link" className="-ml-1" onClick={leaving(showFeatured)}>
          Back to featured
        </Button>
      </div>
      <Character personality={personality} />
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:fade-ends max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-1 sm:flex-wrap">
        {interests.map((interest) => (
          <li key={interest.name} data-interest={interest.name}>
            <InterestChip
              interest={interest}
              isOpen={interest === open}
              basisId={basisId}
              onToggle={() => setOpenName(interest === open ? null : interest.name)}
              onRemove={(button) => {
                focusNeighbour(button);
                removeInterest(interest.name);
              }}
            />
          </li>
        ))}
      </ul>
      {open && <InterestBasis id={basisId} interest={open} hasReasons={hasReasons} />}
    </section>
  );
};
