import { type ChartState, type ChartTransition, statesIn } from './read-machine.ts';

const shortName = (id: string) => id.replace(/^dataConnect\./, '');

const Row = ({ transition }: { transition: ChartTransition }) => (
  <li className="flex flex-wrap items-baseline gap-x-2 py-1 text-sm">
    <code className="font-mono text-[0.8125rem] font-semibold">{transition.label}</code>
    {transition.guard && <span className="text-muted">if {transition.guard}</span>}
    <span className="text-muted">
      {transition.target ? (
        <>
          → <code className="font-mono text-[0.8125rem] text-ink">{shortName(transition.target)}</code>
        </>
      ) : (
        'stays'
      )}
    </span>
  </li>
);

const Transitions = ({ title, transitions }: { title: string; transitions: ChartState['transitions'] }) => (
  <div className="break-inside-avoid pb-3">
    <h3 className="text-xs font-medium text-muted">{title}</h3>
    <ul className="mt-0.5">
      {transitions.map((transition, index) => (
        <Row key={index} transition={transition} />
      ))}
    </ul>
  </div>
);

export interface StateDetailProps {
  readonly state: ChartState;
  /** The states that contain it. Their transitions apply here too. */
  readonly around: readonly ChartState[];
  readonly isPresent: boolean;
}

/** Lists all transitions of a state as text: its own, those of its children and those of its parents. */
export const StateDetail = ({ state, around, isPresent }: StateDetailProps) => {
  const within = statesIn(state).filter(({ transitions }) => transitions.length > 0);
  const outside = around.filter(({ transitions }) => transitions.length > 0);
  return (
    <>
      <div className="break-inside-avoid pb-3">
        <p className="text-xs font-medium text-muted">{isPresent ? 'Present step' : 'Chosen state'}</p>
        <p className="font-mono text-sm font-semibold">{shortName(state.id)}</p>
        {state.invokes.length > 0 && (
          <p className="mt-0.5 text-sm text-muted">Runs {state.invokes.join(', ')} while it is active.</p>
        )}
      </div>
      {within.map(({ id, transitions }) => (
        <Transitions
          key={id}
          title={id === state.id ? 'Here' : `In ${shortName(id)}`}
          transitions={transitions}
        />
      ))}
      {outside.map(({ id, name, transitions }) => (
        <Transitions
          key={id}
          title={name === 'dataConnect' ? 'Anywhere' : `Anywhere in ${name}`}
          transitions={transitions}
        />
      ))}
    </>
  );
};
