import { useMemo, useState } from 'react';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Preview } from '../preview/preview-element.ts';
import { STEPS } from '../preview/use-preview.ts';
import { PathRow } from './PathRow.tsx';
import { type MachinePath, machinePaths } from './paths.ts';
import { type PlayConditions, playabilityOf } from './playable.ts';
import type { PlayControl } from './use-play.ts';

const GOALS = ['complete', ...STEPS, 'closed'] as const satisfies readonly MachinePath['goal'][];

export interface PathPanelProps {
  readonly preview: Preview | null;
  readonly autoFetch: boolean;
  readonly conditions: PlayConditions;
  readonly player: PlayControl;
  /** Scrolls the preview into view before a play begins. */
  readonly onPlay: () => void;
}

/** The shortest path to every state, generated from the machine. One press plays a path in the preview. */
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
