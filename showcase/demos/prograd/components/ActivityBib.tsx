import { Bookmark, Minus, Plus, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../../shared/lib/format.ts';
import type { Activity } from '../activities.ts';

export interface ActivityBibProps {
  readonly activity: Activity;
  /** Position in the list: "2 of 4". */
  readonly place: string;
  /** The button that closed the previous activity. The same button of this activity takes the focus. */
  readonly leftBy: 'skip' | 'save' | null;
  readonly onSkip: () => void;
  readonly onSave: () => void;
}

const BUTTON = 'min-h-12 rounded-md px-6 font-semibold transition-colors';

/** An activity as a runner's bib. The number on the bib is the pay. */
export const ActivityBib = ({ activity, place, leftBy, onSkip, onSave }: ActivityBibProps) => {
  const buttons = { skip: useRef<HTMLButtonElement>(null), save: useRef<HTMLButtonElement>(null) };
  const focused = leftBy && buttons[leftBy];
  useEffect(() => focused?.current?.focus({ preventScroll: true }), [focused]);
  return (
    <article className="prograd-bib grid gap-6 rounded-lg px-6 pt-10 pb-9 sm:px-10">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <p>
          <span className="prograd-display block text-[min(6rem,25vw)] leading-none text-(--link) tabular-nums">
            {activity.points}
          </span>
          <span className="text-sm font-semibold">points</span>
        </p>
        <div className="min-w-[min(100%,14rem)] flex-1">
          <p className="text-sm text-(--soft)">{place}</p>
          <h3 className="mt-1 text-2xl leading-tight font-bold">{activity.title}</h3>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-(--soft)">
            <span className="inline-flex items-center gap-1.5">
              <Star aria-hidden="true" className="size-4 fill-current" />
              {activity.rating} out of 5
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Bookmark aria-hidden="true" className="size-4" />
              {formatCount(activity.saves)} saves
            </span>
          </p>
        </div>
      </div>
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {activity.tags.map((tag) => (
          <li key={tag} className="rounded-sm bg-(--card-2) px-2.5 py-1 text-sm">
            {tag}
          </li>
        ))}
      </ul>
      <dl className="grid gap-4 border-(--line) border-y py-5 sm:grid-cols-2">
        <div>
          <dt className="flex items-center gap-1.5 text-sm font-bold">
            <Plus aria-hidden="true" className="size-4" />
            Pros
          </dt>
          <dd className="mt-1 text-(--soft)">{activity.pros}</dd>
        </div>
        <div>
          <dt className="flex items-center gap-1.5 text-sm font-bold">
            <Minus aria-hidden="true" className="size-4" />
            Cons
          </dt>
          <dd className="mt-1 text-(--soft)">{activity.cons}</dd>
        </div>
      </dl>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <button
          ref={buttons.skip}
          type="button"
          onClick={onSkip}
          className={`${BUTTON} border border-(--edge) hover:bg-(--card-2)`}
        >
          Skip
        </button>
        <button
          ref={buttons.save}
          type="button"
          onClick={onSave}
          className={`${BUTTON} bg-(--track) text-(--chalk) hover:bg-(--track-deep)`}
        >
          Save
        </button>
      </div>
    </article>
  );
};
