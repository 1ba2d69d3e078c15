import { useId, useState } from 'react';
import type { Person } from '../state.ts';
import { Face } from './Face.tsx';

/** A suggested person. A press shows Gigi's opinion of them. */
export const ProfileCard = ({ person, vibe }: { person: Person; vibe: string }) => {
  const [isRevealed, setRevealed] = useState(false);
  const vibeId = useId();
  const { name, title, company, city, score, image } = person;
  return (
    <article className="flex animate-card flex-col overflow-hidden rounded bg-(--gg-card) ring-1 ring-(--gg-line)">
      <Face seed={image} className="aspect-5/4 w-full object-cover" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div>
          <h3 className="gigi-display text-[min(1.875rem,max(30px,3.6vw))]">{name}</h3>
          <p className="mt-1.5 text-sm text-(--gg-soft)">
            {title}, {company}, {city}
          </p>
        </div>
        <div id={vibeId} aria-live="polite" className="flex-1">
          {isRevealed && (
            <p className="animate-card border-l-2 border-(--gg-hot) pl-3">
              {vibe}{' '}
              <span className="gigi-figure text-xl whitespace-nowrap text-(--gg-hot)">{score} of 10</span>
            </p>
          )}
        </div>
        <button
          type="button"
          aria-expanded={isRevealed}
          aria-controls={vibeId}
          onClick={() => setRevealed(!isRevealed)}
          className="gigi-button w-full"
        >
          {isRevealed ? 'Hide Vibe Check' : 'Reveal Vibe Check'}
        </button>
      </div>
    </article>
  );
};
