import { CalendarClock, Check, Hourglass, Play, Trophy, UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Reserved } from '../../shared/demo/demo.tsx';
import { useAddressed, useChoice } from '../../shared/lib/use-addressed.ts';
import { useCopy } from '../../shared/ui/CopyButton.tsx';
import { DEMO_FIELD, TextField } from '../../shared/ui/Field.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import {
  GAMES,
  inInterestOrder,
  ofGame,
  TOURNAMENT_TABS,
  TOURNAMENTS,
  type Tournament,
  underTab,
} from './data.ts';
import { GampTabs, TournamentArt } from './parts.tsx';
import { GAMP } from './state.ts';

const TournamentCard = (tournament: Tournament) => {
  const { title, type, startTime, joined, maxPlayers, duration, image } = tournament;
  const { state, send } = GAMP.useDemo();
  const isJoined = state.joined.includes(title);
  const players = joined + (isJoined ? 1 : 0);
  return (
    <article className="gamp-ticket flex flex-col overflow-hidden md:flex-row">
      <TournamentArt image={image} className="h-40 w-full shrink-0 md:h-auto md:w-[38%]" />
      <div className="grid min-w-0 flex-1 content-center gap-3 p-5 md:p-6">
        <div>
          <p className="text-sm font-bold text-accent">{type}</p>
          <h3 className="gamp-wide mt-1 text-[min(1.5rem,max(24px,3vw))] break-words">{title}</h3>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <CalendarClock className="size-4" />
            {startTime}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Hourglass className="size-4" />
            {duration}
          </span>
        </p>
        <div>
          <progress aria-label="Places taken" max={maxPlayers} value={players} className="demo-bar" />
          <p className="mt-1.5 text-sm tabular-nums">
            <strong>{players}</strong>
            <span className="text-muted"> of {maxPlayers} players</span>
          </p>
        </div>
      </div>
      <div className="gamp-stub grid shrink-0 place-items-center px-5 max-md:grid-cols-1">
        <button
          type="button"
          aria-pressed={isJoined}
          aria-label={`Join ${title}`}
          onClick={() => send({ type: 'tournament.toggled', title })}
          className={`demo-button w-full ${isJoined ? 'gamp-quiet' : ''}`}
        >
          {isJoined && <Check className="size-4" />}
          {isJoined ? 'Joined' : 'Join'}
        </button>
      </div>
    </article>
  );
};

const SAID = {
  none: '',
  copied: 'Copied. Paste it to a buddy.',
  refused: 'Selected. Copy it with your keyboard.',
} as const;

const ReferBuddies = ({ onClose }: { onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy();
  const copyLink = () => {
    field.current?.select();
    void copy(field.current?.value ?? '');
  };
  return (
    <ModalDialog
      title="Refer Buddies"
      onClose={onClose}
      className="gamp-panel text-ink"
      titleClassName="gamp-wide text-2xl"
    >
      <p className="mt-3 text-muted">Two seats side by side beat one. Send this link along.</p>
      <div className="mt-4">
        <TextField
          ref={field}
          classes={DEMO_FIELD}
          label="Invite link"
          readOnly
          value={new URL('/gamp', window.location.origin).href}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" onClick={copyLink} className="demo-button">
          Copy link
        </button>
        <p role="status" className="text-sm text-accent">
          {SAID[outcome]}
        </p>
      </div>
    </ModalDialog>
  );
};

const Banner = ({ onPlay }: { onPlay: () => void }) => {
  const referring = useAddressed('refer');
  const navigate = useNavigate();
  return (
    <section
      aria-labelledby="season"
      className="relative overflow-hidden rounded-2xl bg-accent text-on-accent [--focus-color:var(--color-on-accent)]"
    >
      <TournamentArt
        image="token"
        className="absolute -right-6 -bottom-8 h-52 w-80 rotate-[-8deg] opacity-90 max-w-[38%] max-sm:hidden lg:h-72 lg:w-110"
      />
      <div className="relative grid max-w-xl gap-5 p-6 sm:p-10 [@media(max-height:30rem)]:p-6">
        <h1 id="season" className="gamp-wide text-4xl sm:text-6xl">
          Game night, every night
        </h1>
        <div className="flex flex-wrap gap-2.5">
          <button
            type="button"
            onClick={onPlay}
            className="demo-button bg-on-accent text-accent hover:bg-black"
          >
            <Play className="size-4" />
            Play
          </button>
          <button
            type="button"
            onClick={() => void referring.open('buddies')}
            className="demo-button ring-2 ring-on-accent ring-inset"
          >
            <UserPlus className="size-4" />
            Refer Buddies
          </button>
          <button
            type="button"
            onClick={() => navigate('/gamp/rewards')}
            className="demo-button ring-2 ring-on-accent ring-inset"
          >
            <Trophy className="size-4" />
            Win a PS5
          </button>
        </div>
      </div>
      {referring.value !== null && <ReferBuddies onClose={() => void referring.close()} />}
    </section>
  );
};

export const HomeView = () => {
  const { state, interests } = GAMP.useDemo();
  const [game, setGame] = useChoice('game', GAMES);
  const [tab, setTab] = useChoice('tab', TOURNAMENT_TABS);
  const [, showAll] = useChoice('game', GAMES, ['tab']);
  const heading = useRef<HTMLHeadingElement>(null);
  const all = TOURNAMENTS[state.isConnected ? 'connected' : 'notConnected'];
  const { entries: shown, why } = inInterestOrder(underTab(ofGame(all, game), tab), interests);
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
      <Reserved reward={state.reward} className="mt-4 text-accent" />
      <fieldset className="mt-6 flex flex-wrap gap-2">
        <legend className="sr-only">Game</legend>
        {GAMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === game}
            onClick={() => setGame(one)}
            className="min-h-10 rounded-full border-[1.5px] border-edge px-4 text-sm font-bold hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
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
          {shown.length > 0 && <WhyFirst why={why} className="mb-4 text-muted" />}
          {shown.length > 0 ? (
            <ul className="grid gap-4">
              {shown.map((tournament) => (
                <li key={tournament.title}>
                  <TournamentCard {...tournament} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="grid justify-items-start gap-3 rounded-xl border-2 border-dashed border-line p-6">
              <p className="text-muted">
                No seats here right now{game === 'ALL' ? '' : ` for ${game}`}. The floodlights are warming up.
              </p>
              <button type="button" onClick={reset} className="demo-button gamp-quiet">
                Show all tournaments
              </button>
            </div>
          )}
        </GampTabs>
      </section>
    </>
  );
};
