import { useId, useState } from 'react';
import type { Person } from '../state.ts';
import { Face } from './Face.tsx';

/**
 * A suggested person. A press shows Gigi's opinion of them. The card may get another person while its button has the
 * focus.
 */
export const ProfileCard = ({ person, vibe }: { person: Person; vibe: string }) => {
  const [revealed, setRevealed] = useState<Person['id'] | null>(null);
  const vibeId = useId();
  const { id, name, title, company, city, score, image } = person;
  const isRevealed = revealed === id;
  return (
    <article className="flex flex-col overflow-hidden rounded bg-(--gg-card) ring-1 ring-(--gg-line)">
      <div key={id} className="flex flex-1 animate-card flex-col">
        <Face seed={image} className="aspect-5/4 w-full object-cover" />
        <div className="px-5 pt-5">
          <h3 className="gigi-display text-[min(1.875rem,max(30px,3.6vw))]">{name}</h3>
          <p className="mt-1.5 text-sm text-(--gg-soft)">
            {title}, {company}, {city}
          </p>
        </div>
        <div id={vibeId} aria-live="polite" className="flex-1 px-5 py-3">
          {isRevealed && (
            <p className="animate-card border-l-2 border-(--gg-hot) pl-3">
              {vibe}{' '}
              <span className="gigi-figure text-xl whitespace-nowrap text-(--gg-hot)">{score} of 10</span>
            </p>
          )}
        </div>
      </div>
      <div className="p-5 pt-0">
        <button
          type="button"
          aria-expanded={isRevealed}
          aria-controls={vibeId}
          onClick={() => setRevealed(isRevealed ? null : id)}
          className="gigi-button w-full"
        >
          {isRevealed ? 'Hide Vibe Check' : 'Reveal Vibe Check'}
        </button>
      </div>
    </article>
  );
};
