import type { ChartBox } from './layout.ts';

export interface ChartBoxesProps {
  readonly boxes: readonly ChartBox[];
  /** Name of the highlighted top-level state. */
  readonly lit: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** The states. Each is a button that lists its transitions. */
export const ChartBoxes = ({ boxes, lit, chosen, onChoose }: ChartBoxesProps) =>
  boxes.map(({ state, depth, x, y, width, height }) => {
    const isGroup = state.states.length > 0;
    const isLit = depth === 0 && state.name === lit;
    return (
      <div
        key={state.id}
        className="workbench-state absolute"
        data-depth={depth}
        data-group={isGroup}
        data-lit={isLit}
        data-parallel={state.isParallel}
        style={{ left: x, top: y, width, height }}
      >
        <button
          type="button"
          aria-pressed={chosen === state.id}
          aria-current={isLit ? 'step' : undefined}
          onClick={() => onChoose(chosen === state.id ? null : state.id)}
          className={`flex w-full items-center gap-1.5 px-2.5 font-mono text-xs ${isGroup ? 'h-[32px]' : 'h-full justify-center'}`}
        >
          {state.isInitial && (
            <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
          )}
          {state.name}
          {state.isInitial && <span className="sr-only">, first</span>}
          {state.isParallel && <span className="ml-auto text-[0.6875rem] opacity-80">side by side</span>}
        </button>
      </div>
    );
  });
