import { Check, Play, Square, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Panel } from '../parts.tsx';
import { type Preview, STEPS } from '../preview/use-preview.ts';
import {
  actorOf,
  labelOf,
  type MachinePath,
  machinePaths,
  type Playability,
  type PlayConditions,
  playabilityOf,
} from './paths.ts';
import type { PlayControl, PlayState } from './play.ts';

const ACTOR_LOOKS = {
  act: 'border-edge bg-raised',
  host: 'border-edge border-dashed bg-raised',
  auto: 'border-transparent bg-sunken text-muted',
} as const;

const STATE_LOOKS = {
  done: 'border-good bg-raised text-good',
  now: 'border-(--lamp) bg-(--lamp) text-(--on-lamp)',
  failed: 'border-danger bg-raised text-danger',
  ahead: '',
} as const;

const stepState = (state: PlayState, path: MachinePath, index: number): keyof typeof STATE_LOOKS => {
  if (state.status === 'idle' || state.path !== path.id) return 'ahead';
  if (state.status === 'arrived') return 'done';
  if (index < state.step) return 'done';
  if (index > state.step) return 'ahead';
  return state.status === 'failed' ? 'failed' : 'now';
};

const Outcome = ({ state }: { readonly state: PlayState }) => {
  const isGood = state.status === 'arrived';
  if (!isGood && state.status !== 'failed') return null;
  const Icon = isGood ? Check : X;
  return (
    <p className={`flex items-center gap-1.5 text-sm font-medium ${isGood ? 'text-good' : 'text-danger'}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isGood ? 'Played. The element told of every step on the way.' : state.problem}
    </p>
  );
};

interface PathRowProps {
  readonly path: MachinePath;
  readonly playability: Playability;
  readonly state: PlayState;
  readonly isReady: boolean;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

const PathRow = ({ path, playability, state, isReady, onPlay, onStop }: PathRowProps) => {
  const isPlaying = state.status === 'playing' && state.path === path.id;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 border-line border-b px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 gap-1.5">
        <p className="text-sm font-medium break-words">{path.reaches}</p>
        <ol className="flex flex-wrap gap-1">
          {path.steps.map(({ event }, index) => (
            <li
              key={index}
              className={`rounded border px-1.75 py-px font-mono text-xs leading-5 ${STATE_LOOKS[stepState(state, path, index)] || ACTOR_LOOKS[actorOf(event)]}`}
            >
              {labelOf(event)}
            </li>
          ))}
        </ol>
        <div role="status">
          {state.status !== 'idle' && state.path === path.id && <Outcome state={state} />}
        </div>
        {playability.kind === 'unplayable' && (
          <p className="text-xs text-muted">Not playable. {playability.reason}.</p>
        )}
        {playability.kind === 'playable' && playability.note && (
          <p className="text-xs text-muted">It {playability.note}.</p>
        )}
      </div>
      {playability.kind === 'playable' &&
        (isPlaying ? (
          <Button variant="plain" size="tool" onClick={onStop}>
            <Square aria-hidden="true" className="size-3.5" />
            Stop
          </Button>
        ) : (
          <Button variant="plain" size="tool" disabled={!isReady} onClick={onPlay}>
            <Play aria-hidden="true" className="size-3.5" />
            Play<span className="sr-only"> the path to {path.reaches}</span>
          </Button>
        ))}
    </li>
  );
};

const GOALS = ['complete', ...STEPS, 'closed'] as const satisfies readonly MachinePath['goal'][];

interface PathPanelProps {
  readonly preview: Preview | null;
  readonly autoFetch: boolean;
  readonly conditions: PlayConditions;
  readonly player: PlayControl;
  readonly onPlay: () => void;
}

/** One press plays a path in the preview. */
export const PathPanel = ({ preview, autoFetch, conditions, player, onPlay }: PathPanelProps) => {
  const [goal, setGoal] = useState<MachinePath['goal']>('complete');
  const paths = useMemo(() => machinePaths({ autoFetch }), [autoFetch]);
  const rated = paths.map((path) => ({ path, playability: playabilityOf(path.steps, conditions) }));
  const playable = rated.filter(({ playability }) => playability.kind === 'playable').length;
  const counts = GOALS.map((value) => ({
    value,
    name: `${value} ${paths.filter((path) => path.goal === value).length}`,
  }));
  const play = (path: MachinePath) => {
    if (!preview) return;
    onPlay();
    void player.play(preview, path);
  };

  return (
    <Panel
      title="Paths"
      lead={`The machine’s ${paths.length} shortest paths, one to each of its states with no person signed in at first. ${playable} of them are made of acts of a person and answers of the sandbox, and can be played on the preview: it signs out, fills and presses.`}
    >
      <div className="px-4 pt-3 pb-2">
        <Segmented legend="Leads to" value={goal} values={counts} onChange={setGoal} />
      </div>
      <ul aria-label={`Paths to ${goal}`}>
        {rated
          .filter(({ path }) => path.goal === goal)
          .map(({ path, playability }) => (
            <PathRow
              key={path.id}
              path={path}
              playability={playability}
              state={player.state}
              isReady={preview !== null}
              onPlay={() => play(path)}
              onStop={player.stop}
            />
          ))}
      </ul>
    </Panel>
  );
};
