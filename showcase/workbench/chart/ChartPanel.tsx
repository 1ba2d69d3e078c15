import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Scroller } from '../../shared/ui/Scroller.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Panel, useWidth } from '../parts.tsx';
import {
  type ChartLevel,
  HEADER_HEIGHT,
  LABEL_LETTER,
  LABEL_LINE,
  layoutChart,
  type Point,
} from './layout.ts';
import { type ChartState, type ChartTransition, readMachine, statesIn } from './read-machine.ts';

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

interface ArrowsProps {
  readonly level: ChartLevel;
  /** The state whose arrows are highlighted; `null` highlights all. */
  readonly chosen: string | null;
}

/** The list beside the chart has the same content as text. */
const Arrows = ({ level: { arrows, width, height }, chosen }: ArrowsProps) => (
  <svg
    aria-hidden="true"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    className="pointer-events-none absolute inset-0 overflow-visible"
  >
    {arrows.map(({ from, to, isBack, points, labels, at }) => (
      <g
        key={`${from.id} ${to.id}`}
        data-back={isBack}
        data-chosen={chosen === from.id || chosen === to.id}
        className="workbench-arrow"
      >
        <path d={pathOf(points)} fill="none" markerEnd="url(#arrow-head)" />
        {labels.map((label, index) => (
          <Label
            key={label}
            text={label}
            x={at.x}
            y={at.y + (index - (labels.length - 1) / 2) * LABEL_LINE}
          />
        ))}
      </g>
    ))}
  </svg>
);

const ArrowHead = () => (
  <svg aria-hidden="true" className="absolute size-0">
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
  </svg>
);

interface LevelProps extends ArrowsProps {
  readonly lit?: string;
  readonly onChoose: (id: string | null) => void;
}

const Level = ({ level, lit, chosen, onChoose }: LevelProps) => (
  <>
    {level.boxes.map(({ state, x, y, width, height, inner }) => {
      const isTop = lit !== undefined;
      const isLit = state.name === lit;
      return (
        <div
          key={state.id}
          data-top={isTop}
          data-lit={isLit}
          className={`workbench-state absolute text-ink ${inner ? 'bg-surface' : 'bg-raised'}`}
          style={{ left: x, top: y, width, height }}
        >
          <button
            type="button"
            aria-pressed={chosen === state.id}
            aria-current={isLit ? 'step' : undefined}
            onClick={() => onChoose(chosen === state.id ? null : state.id)}
            className={`flex w-full items-center gap-1.5 rounded-md px-2.5 font-mono ${inner ? 'h-[32px]' : 'h-full justify-center'} ${isTop ? 'text-[0.8125rem] font-semibold' : 'text-xs'}`}
          >
            {state.isInitial && (
              <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
            )}
            {state.name}
            {state.isInitial && <span className="sr-only">, first</span>}
            {state.isParallel && <span className="ml-auto text-[0.6875rem] opacity-80">side by side</span>}
          </button>
          {inner && (
            <div className="absolute" style={{ left: (width - inner.width) / 2, top: HEADER_HEIGHT }}>
              <Level level={inner} chosen={chosen} onChoose={onChoose} />
            </div>
          )}
        </div>
      );
    })}
    <Arrows level={level} chosen={chosen} />
  </>
);

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

interface StateDetailProps {
  readonly state: ChartState;
  /** States around this one. Their transitions apply in this state too. */
  readonly around: readonly ChartState[];
  readonly isPresent: boolean;
}

/** Includes the transitions of the state's children and parents. */
const StateDetail = ({ state, around, isPresent }: StateDetailProps) => {
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

const MARGIN = 20;
/** At a smaller scale, the buttons are less than 24 px high. */
const SMALLEST_SCALE = 0.78;
const WIDE = 700;

/** In a narrow window no scale fits the whole chart, so the choice is named by its scale. */
const zoomsFor = (fitting: number) =>
  [
    { value: 'fit', name: fitting < SMALLEST_SCALE ? `${SMALLEST_SCALE * 100}%` : 'Fit' },
    { value: 'full', name: '100%' },
  ] as const;

const wayTo = (state: ChartState, id: string): readonly ChartState[] => {
  const child = state.states.find((each) => statesIn(each).some((below) => below.id === id));
  return child ? [state, ...(child.id === id ? [] : wayTo(child, id))] : [];
};

export const ChartPanel = ({ machine, lit }: { machine: Pick<AnyStateMachine, 'root'>; lit: string }) => {
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
              <ArrowHead />
              <Level level={layout} lit={lit} chosen={chosen} onChoose={setChosen} />
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
