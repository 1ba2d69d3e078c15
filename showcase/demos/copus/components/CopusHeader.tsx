import { ThemeToggle } from '../../../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { VIEWS, type View } from '../state.ts';

const LABELS = { forum: 'Forum', graph: 'Graph', channel: 'Channel' } as const satisfies Record<View, string>;

export interface CopusHeaderProps {
  readonly view: View;
  /** Whether a person is signed in, or shared before their session ended. The button then changes the reader. */
  readonly hasReader: boolean;
  readonly onView: (view: View) => void;
  readonly onJoin: () => void;
}

export const CopusHeader = ({ view, hasReader, onView, onJoin }: CopusHeaderProps) => (
  <header className="[@media(min-height:30rem)]:sticky top-0 z-20 border-b-2 border-(--rule) bg-(--paper) transition-colors">
    <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 gap-y-2 px-4 sm:gap-x-3 py-2.5 sm:px-8">
      <p className="copus-offset font-display text-3xl leading-none font-bold tracking-tight text-(--first)">
        copus
      </p>
      <BackHome className="text-ink" />
      <fieldset className="order-last flex w-full flex-wrap border-2 border-(--rule) md:order-none md:mx-auto md:w-auto">
        <legend className="sr-only">View</legend>
        {VIEWS.map((target) => (
          <button
            key={target}
            type="button"
            aria-pressed={view === target}
            onClick={() => onView(target)}
            className="min-h-10 flex-1 border-(--rule) px-2 sm:px-5 font-display text-lg leading-none font-bold transition-colors not-first-of-type:border-l-2 hover:bg-sunken aria-pressed:bg-(--type) aria-pressed:text-(--paper) lg:px-7"
          >
            {LABELS[target]}
          </button>
        ))}
      </fieldset>
      <div className="ml-auto flex items-center gap-1 md:ml-0">
        <ThemeToggle />
        <button
          type="button"
          onClick={onJoin}
          aria-label={hasReader ? 'Change reader' : undefined}
          className="min-h-10 bg-(--second) px-3 font-display text-lg leading-none font-bold whitespace-nowrap text-(--on-second) sm:px-4 transition-transform hover:-translate-y-0.5"
        >
          {/* A longer word would wrap a phone's header, and push the page down when it comes. */}
          {hasReader && <span className="max-sm:hidden">Change </span>}
          {hasReader ? <span className="max-sm:capitalize">reader</span> : 'Sign up'}
        </button>
      </div>
    </div>
  </header>
);
