import { X } from 'lucide-react';
import { focusHeading } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Inference } from '../interests/infer.ts';
import { strongest } from '../interests/personality.ts';
import { useJobs } from '../state/jobs-context.ts';

const percent = (value: number) => `${Math.round(value * 100)}\u202f%`;

const characterOf = ({ personality }: Inference) => {
  if (personality === null) return null;
  const types = strongest(personality.types, 2).map(({ name }) => name);
  const trait = strongest(personality.traits, 1).map(
    ({ name, value }) => `${name.toLowerCase()} at ${percent(value)}`,
  );
  return `You read as ${[...types, ...trait].join(', ')}.`;
};

/** The button goes with its interest; the keyboard stays in the row as long as there is one. */
const focusNeighbour = (button: HTMLElement) => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector('button');
  if (next) next.focus();
  else focusHeading();
};

/** What the list is built on, each interest removable, and the way back to the featured list. */
export const InterestBar = ({ inference }: { inference: Inference }) => {
  const { removeInterest, showFeatured } = useJobs();
  const character = characterOf(inference);
  const leave = () => {
    focusHeading();
    showFeatured();
  };
  return (
    <section
      aria-labelledby="interests-heading"
      className="min-w-0 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="interests-heading" className="font-display text-lg font-bold">
          Your interests
        </h2>
        <Button look="link" className="-ml-1" onClick={leave}>
          Back to featured
        </Button>
      </div>
      {character && <p className="mb-3 text-[0.9375rem] text-muted">{character}</p>}
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-1 sm:flex-wrap">
        {inference.interests.map(({ name, text, img_url }) => (
          <li key={name} data-interest={name}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                removeInterest(name);
              }}
              aria-label={`Remove ${text}`}
              className="inline-flex min-h-9 items-center whitespace-nowrap gap-2 rounded-full bg-sunken pr-2.5 pl-3 text-sm font-medium transition-colors hover:bg-marker hover:text-on-marker"
            >
              <svg aria-hidden="true" className="size-4">
                <use href={img_url} />
              </svg>
              {text}
              <X aria-hidden="true" className="size-3.5 opacity-70" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
