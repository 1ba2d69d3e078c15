import { Check, Play, Square, X } from 'lucide-react';
import { Button } from '../../shared/ui/Button.tsx';
import type { MachinePath } from './paths.ts';
import { actorOf, labelOf, type Playability } from './playable.ts';
import type { PlayState } from './use-play.ts';

type StepState = 'done' | 'now' | 'failed' | 'ahead';

const stepState = (state: PlayState, path: MachinePath, index: number): StepState => {
  if (state.status === 'idle' || state.path !== path.id) return 'ahead';
  if (state.status === 'arrived') return 'done';
  if (index < state.step) return 'done';
  if (index > state.step) return 'ahead';
  return state.status === 'failed' ? 'failed' : 'now';
};

const Outcome = ({ state, path }: { state: PlayState; path: MachinePath }) => {
  if (state.status === 'idle' || state.path !== path.id) return null;
  if (state.status === 'arrived')
    return (
      <p className="flex items-center gap-1.5 text-sm font-medium text-good">
        <Check aria-hidden="true" className="size-4" /> Played. The element told of every step on the way.
      </p>
    );
  if (state.status === 'failed')
    return (
      <p className="flex items-center gap-1.5 text-sm font-medium text-danger">
        <X aria-hidden="true" className="size-4 shrink-0" /> {state.problem}
      </p>
    );
  return null;
};

export interface PathRowProps {
  readonly path: MachinePath;
  readonly playability: Playability;
  readonly state: PlayState;
  readonly isReady: boolean;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

/** One path with its steps and its button. */
export const PathRow = ({ path, playability, state, isReady, onPlay, onStop }: PathRowProps) => {
  const isPlaying = state.status === 'playing' && state.path === path.id;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 border-line border-b px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 gap-1.5">
        <p className="text-sm font-medium break-words">{path.reaches}</p>
        <ol className="flex flex-wrap gap-1">
          {path.steps.map(({ event }, index) => (
            <li
              key={index}
              data-actor={actorOf(event)}
              data-state={stepState(state, path, index)}
              className="workbench-event"
            >
              {labelOf(event)}
            </li>
          ))}
        </ol>
        <div role="status">
          <Outcome state={state} path={path} />
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
