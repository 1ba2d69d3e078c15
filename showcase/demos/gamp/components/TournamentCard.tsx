import { CalendarClock, Check, Hourglass } from 'lucide-react';
import type { Tournament } from '../state.ts';
import { TournamentArt } from './TournamentArt.tsx';

export interface TournamentCardProps {
  readonly tournament: Tournament;
  readonly isJoined: boolean;
  readonly onToggle: () => void;
}

/** A tournament as a ticket. Its stub is the button that joins. */
export const TournamentCard = ({ tournament, isJoined, onToggle }: TournamentCardProps) => {
  const { title, type, startTime, joined, maxPlayers, duration, image } = tournament;
  const players = joined + (isJoined ? 1 : 0);
  return (
    <article className="gamp-ticket flex flex-col overflow-hidden md:flex-row">
      <TournamentArt image={image} className="h-40 w-full shrink-0 md:h-auto md:w-[38%]" />
      <div className="grid min-w-0 flex-1 content-center gap-3 p-5 md:p-6">
        <div>
          <p className="text-sm font-bold text-(--gp-volt)">{type}</p>
          <h3 className="gamp-wide mt-1 text-[min(1.5rem,max(24px,3vw))] break-words">{title}</h3>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-(--gp-soft)">
          <span className="inline-flex items-center gap-1.5">
            <CalendarClock aria-hidden="true" className="size-4" />
            {startTime}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Hourglass aria-hidden="true" className="size-4" />
            {duration}
          </span>
        </p>
        <div>
          <progress aria-label="Places taken" max={maxPlayers} value={players} className="gamp-meter" />
          <p className="mt-1.5 text-sm tabular-nums">
            <strong>{players}</strong>
            <span className="text-(--gp-soft)"> of {maxPlayers} players</span>
          </p>
        </div>
      </div>
      <div className="gamp-stub grid shrink-0 place-items-center px-5 max-md:grid-cols-1">
        <button
          type="button"
          aria-pressed={isJoined}
          aria-label={`Join ${title}`}
          onClick={onToggle}
          className={`gamp-button w-full ${isJoined ? 'gamp-button-quiet' : ''}`}
        >
          {isJoined && <Check aria-hidden="true" className="size-4" />}
          {isJoined ? 'Joined' : 'Join'}
        </button>
      </div>
    </article>
  );
};
