import type { ChartState, ChartTransition } from './read-machine.ts';

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

export interface StateDetailProps {
  readonly state: ChartState;
  /** The states around it, whose transitions hold here as well. */
  readonly around: readonly ChartState[];
}

/** Everything that can happen in a state, in words. */
export const StateDetail = ({ state, around }: StateDetailProps) => (
  <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    <div>
      <h3 className="font-mono text-sm font-semibold">{shortName(state.id)}</h3>
      {state.invokes.length > 0 && (
        <p className="mt-0.5 text-sm text-muted">Runs {state.invokes.join(', ')} while it is active.</p>
      )}
      {state.transitions.length === 0 && (
        <p className="mt-0.5 text-sm text-muted">Nothing of its own leads on from here.</p>
      )}
      <ul className="mt-1">
        {state.transitions.map((transition, index) => (
          <Row key={index} transition={transition} />
        ))}
      </ul>
    </div>
    {around
      .filter(({ transitions }) => transitions.length > 0)
      .map((outer) => (
        <div key={outer.id}>
          <h4 className="text-sm font-medium text-muted">
            From {outer.name === 'dataConnect' ? 'anywhere' : outer.name}
          </h4>
          <ul className="mt-1">
            {outer.transitions.map((transition, index) => (
              <Row key={index} transition={transition} />
            ))}
          </ul>
        </div>
      ))}
  </div>
);
