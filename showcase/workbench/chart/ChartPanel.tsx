import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Scroller } from '../../shared/ui/Scroller.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Panel, useWidth } from '../parts.tsx';
import { type ChartLayout, LABEL_LETTER, LABEL_LINE, layoutChart, type Point } from './layout.ts';
import { type ChartState, readMachine, statesIn } from './read-machine.ts';
import { StateDetail } from './StateDetail.tsx';

/** Returns a smooth line through the points of the layout. */
const pathOf = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const middles = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q ${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return [`M ${first.x} ${first.y}`, ...middles, `L ${last.x} ${last.y}`].join(' ');
};

const Label = ({ text, x, y }: Point & { readonly text: string }) => {
  const width = text.length * LABEL_LETTER + 4;
  return (
    <>
      <rect x={x - width / 2} y={y - LABEL_LINE / 2} width={width} height={LABEL_LINE} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </>
  );
};

interface ChartArrowsProps extends Omit<ChartLayout, 'boxes'> {
  /** Id of the state whose arrows are highlighted; `null` highlights all. */
  readonly chosen: string | null;
}

/** The transitions with their triggers. The list beside the chart has the same content as text. */
const ChartArrows = ({ arrows, width, height, chosen }: ChartArrowsProps) => (
  <svg
    aria-hidden="true"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    className="pointer-events-none absolute inset-0 overflow-visible"
  >
    <defs>
      <marker
        id="arrow-head"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0.5 8 4 0 7.5Z" fill="context-stroke" />
      </marker>
    </defs>
    {arrows.map((arrow) => (
      <g
        key={arrow.id}
        data-back={arrow.isBack}
        data-chosen={chosen !== null && arrow.ends.includes(chosen)}
        className="workbench-arrow"
      >
        <path d={pathOf(arrow.points)} fill="none" markerEnd="url(#arrow-head)" />
        {arrow.labels.map((label, index) => (
          <Label
            key={label}
            text={label}
            x={arrow.at.x}
            y={arrow.at.y + (index - (arrow.labels.length - 1) / 2) * LABEL_LINE}
          />
        ))}
      </g>
    ))}
  </svg>
);

interface ChartBoxesProps extends Pick<ChartLayout, 'boxes'> {
  /** Name of the highlighted top-level state. */
  readonly lit: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** The states. Each is a button that lists its transitions. */
const ChartBoxes = ({ boxes, lit, chosen, onChoose }: ChartBoxesProps) =>
  boxes.map(({ state, depth, x, y, width, height }) => {
    const isGroup = state.states.length > 0;
    const isLit = depth === 0 && state.name === lit;
    return (
      <div
        key={state.id}
        className={`absolute border text-ink transition-[background-color,box-shadow] duration-200 ${isGroup ? 'bg-surface' : 'bg-raised'} ${depth === 0 ? 'rounded-[9px] border-[1.5px]' : 'rounded-md'} ${isLit ? 'border-(--lamp) shadow-[0_0_0_3px_color-mix(in_oklab,var(--lamp)_45%,transparent)]' : 'border-edge'}`}
        style={{ left: x, top: y, width, height }}
      >
        <button
          type="button"
          aria-pressed={chosen === state.id}
          aria-current={isLit ? 'step' : undefined}
          onClick={() => onChoose(chosen === state.id ? null : state.id)}
          className={`flex w-full items-center gap-1.5 rounded-md px-2.5 font-mono aria-pressed:outline-2 aria-pressed:-outline-offset-1 aria-pressed:outline-accent ${isGroup ? 'h-[32px]' : 'h-full justify-center'} ${depth === 0 ? 'text-[0.8125rem] font-semibold' : 'text-xs'} ${isLit ? 'bg-(--lamp) text-(--on-lamp)' : ''}`}
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

const MARGIN = 20;
/** At a smaller scale, the text is unreadable, and the buttons are less than 24 px high. */
const SMALLEST_SCALE = 0.78;
const WIDE = 700;

/** In a window narrower than the smallest chart, no scale fits the whole chart, so the choice is named by its scale. */
const zoomsFor = (fitting: number) =>
  [
    { value: 'fit', name: fitting < SMALLEST_SCALE ? `${SMALLEST_SCALE * 100}%` : 'Fit' },
    { value: 'full', name: '100%' },
  ] as const;

const wayTo = (state: ChartState, id: string): readonly ChartState[] => {
  const child = state.states.find((each) => statesIn(each).some((below) => below.id === id));
  return child ? [state, ...(child.id === id ? [] : wayTo(child, id))] : [];
};

export interface ChartPanelProps {
  readonly machine: Pick<AnyStateMachine, 'root'>;
  /** Name of the present top-level state. */
  readonly lit: string;
}

/** The state chart, read from the machine and laid out at run time. */
export const ChartPanel = ({ machine, lit }: ChartPanelProps) => {
  const { place, width } = useWidth<HTMLElement>();
  const [zoom, setZoom] = useState<'fit' | 'full'>('fit');
  const [chosen, setChosen] = useState<string | null>(null);
  const chart = useMemo(() => readMachine(machine), [machine]);
  const inside = width >= WIDE ? 'LR' : 'TB';
  const layout = useMemo(() => layoutChart(chart, inside), [chart, inside]);

  const fullWidth = layout.width + 2 * MARGIN;
  const fitting = width > 0 ? Math.min(1, width / fullWidth) : 1;
  const scale = zoom === 'fit' ? Math.max(SMALLEST_SCALE, fitting) : 1;
  const states = statesIn(chart);
  const present = chart.states.find(({ name }) => name === lit);
  const shown = states.find(({ id }) => id === chosen) ?? present;

  return (
    <Panel
      title="State chart"
      lead="Drawn from the machine itself. The lit step follows the element’s events; what happens within a step is not told to a host, so nested states stay unlit. Choose a state to read what can happen in it."
      actions={
        <Segmented legend="Size" isLegendHidden value={zoom} values={zoomsFor(fitting)} onChange={setZoom} />
      }
    >
      <div className="mt-3 grid min-w-0 grid-cols-[minmax(0,1fr)] 2xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Scroller ref={place} label="State chart, drawn">
          <div
            className="mx-auto"
            style={{ width: fullWidth * scale, height: (layout.height + 2 * MARGIN) * scale }}
          >
            <div
              className="relative origin-top-left"
              style={{
                width: layout.width,
                height: layout.height,
                transform: `scale(${scale}) translate(${MARGIN}px, ${MARGIN}px)`,
              }}
            >
              <ChartBoxes boxes={layout.boxes} lit={lit} chosen={chosen} onChoose={setChosen} />
              <ChartArrows {...layout} chosen={chosen} />
            </div>
          </div>
        </Scroller>
        <Scroller
          label="What can happen in a state"
          className="border-line border-t px-4 py-3 max-2xl:order-first max-2xl:h-52 max-2xl:border-b md:max-2xl:columns-3 2xl:border-l"
        >
          {shown && (
            <StateDetail
              state={shown}
              around={wayTo(chart, shown.id)}
              isPresent={chosen === null || shown === present}
            />
          )}
        </Scroller>
      </div>
    </Panel>
  );
};
