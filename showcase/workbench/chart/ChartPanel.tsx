import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Scroller } from '../../shared/ui/Scroller.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useWidth } from '../parts/use-width.ts';
import { ChartArrows } from './ChartArrows.tsx';
import { ChartBoxes } from './ChartBoxes.tsx';
import { layoutChart } from './layout.ts';
import { type ChartState, readMachine, statesIn } from './read-machine.ts';
import { StateDetail } from './StateDetail.tsx';

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
              <ChartArrows
                arrows={layout.arrows}
                width={layout.width}
                height={layout.height}
                chosen={chosen}
              />
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
