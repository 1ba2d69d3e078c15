import { useRef } from 'react';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { useChoice } from '../../../shared/lib/use-choice.ts';
import { Reserved } from '../../../shared/ui/Reserved.tsx';
import { WhyFirst } from '../../../shared/ui/WhyFirst.tsx';
import { GAMES, TOURNAMENT_TABS, TOURNAMENTS } from '../data.ts';
import { inInterestOrder } from '../order.ts';
import { type GampState, ofGame, underTab } from '../state.ts';
import { Banner } from './Banner.tsx';
import { GampTabs } from './GampTabs.tsx';
import { TournamentCard } from './TournamentCard.tsx';

export interface HomeViewProps {
  readonly state: GampState;
  readonly interests: Interests;
  readonly onToggle: (title: string) => void;
}

export const HomeView = ({ state, interests, onToggle }: HomeViewProps) => {
  const [game, setGame] = useChoice('game', GAMES);
  const [tab, setTab] = useChoice('tab', TOURNAMENT_TABS);
  const [, showAll] = useChoice('game', GAMES, ['tab']);
  const heading = useRef<HTMLHeadingElement>(null);
  const all = TOURNAMENTS[state.isConnected ? 'connected' : 'notConnected'];
  const { ordered: shown, why } = inInterestOrder(underTab(ofGame(all, game), tab), interests);
  const play = () => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  const reset = () => {
    // The button that had the focus disappears.
    heading.current?.focus({ preventScroll: true });
    showAll('ALL');
  };

  return (
    <>
      <Banner onPlay={play} />
      <Reserved reward={state.reward} className="mt-4 text-(--gp-volt)" />
      <fieldset className="mt-6 flex flex-wrap gap-2">
        <legend className="sr-only">Game</legend>
        {GAMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === game}
            onClick={() => setGame(one)}
            className="min-h-10 rounded-full border-[1.5px] border-(--gp-edge) px-4 text-sm font-bold hover:border-(--gp-ink) aria-pressed:border-(--gp-volt) aria-pressed:bg-(--gp-volt) aria-pressed:text-(--gp-on-volt)"
          >
            {one}
          </button>
        ))}
      </fieldset>
      <section aria-labelledby="upcoming" className="mt-8">
        <h2 id="upcoming" ref={heading} tabIndex={-1} className="gamp-wide mb-3 scroll-mt-6 text-3xl">
          Upcoming Tournaments
        </h2>
        <GampTabs label="Tournaments" names={TOURNAMENT_TABS} chosen={tab} onChoose={setTab}>
          {shown.length > 0 && <WhyFirst why={why} className="mb-4 text-(--gp-soft)" />}
          {shown.length > 0 ? (
            <ul className="grid gap-4">
              {shown.map((tournament) => (
                <li key={tournament.title}>
                  <TournamentCard
                    tournament={tournament}
                    isJoined={state.joined.includes(tournament.title)}
                    onToggle={() => onToggle(tournament.title)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <div className="grid justify-items-start gap-3 rounded-xl border-2 border-dashed border-(--gp-line) p-6">
              <p className="text-(--gp-soft)">
                No seats here right now{game === 'ALL' ? '' : ` for ${game}`}. The floodlights are warming up.
              </p>
              <button type="button" onClick={reset} className="gamp-button gamp-button-quiet">
                Show all tournaments
              </button>
            </div>
          )}
        </GampTabs>
      </section>
    </>
  );
};
