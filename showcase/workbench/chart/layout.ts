import { Graph, layout } from '@dagrejs/dagre';
import { type ChartState, type ChartTransition, statesIn, type Trigger } from './read-machine.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A state's box; `x` and `y` are its top left corner within the whole chart, in px. */
export interface ChartBox {
  readonly state: ChartState;
  /** 0 for a top-level state. */
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All transitions between two boxes, drawn as one arrow. */
export interface ChartArrow {
  readonly id: string;
  readonly points: readonly Point[];
  readonly labels: readonly string[];
  /** Centre of the labels. */
  readonly at: Point;
  readonly trigger: Trigger;
  readonly depth: number;
  /** It leads back towards the start. */
  readonly isBack: boolean;
  /** Ids of the two boxes. */
  readonly ends: readonly [from: string, to: string];
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChartBox[];
  readonly arrows: readonly ChartArrow[];
}

const BOX_HEIGHT = 30;
const HEADER_HEIGHT = 34;
const PADDING = 12;
const LETTER_WIDTH = 7.3;
export const LABEL_LINE = 15;
const LABEL_LETTER = 6.3;

const textWidth = (text: string, letter: number) => Math.ceil(text.length * letter);

type Direction = 'LR' | 'TB';

/** Which child of a state an id stands in. */
const childHolding = (children: readonly ChartState[], id: string | null) =>
  children.find((child) => statesIn(child).some((each) => each.id === id));

const between = (children: readonly ChartState[]) => {
  const arrows = new Map<string, { from: ChartState; to: ChartState; transitions: ChartTransition[] }>();
  for (const from of children) {
    for (const transition of statesIn(from).flatMap(({ transitions }) => transitions)) {
      const to = childHolding(children, transition.target);
      if (!to || to === from) continue;
      const key = `${from.id} → ${to.id}`;
      const found = arrows.get(key) ?? { from, to, transitions: [] };
      found.transitions.push(transition);
      arrows.set(key, found);
    }
  }
  return [...arrows.values()];
};

const shift = <Placed extends Point>(placed: Placed, by: Point): Placed => ({
  ...placed,
  x: placed.x + by.x,
  y: placed.y + by.y,
});

const shifted = ({ boxes, arrows }: ChartLayout, by: Point): Pick<ChartLayout, 'boxes' | 'arrows'> => ({
  boxes: boxes.map((box) => shift(box, by)),
  arrows: arrows.map((arrow) => ({
    ...arrow,
    points: arrow.points.map((point) => shift(point, by)),
    at: shift(arrow.at, by),
  })),
});

const sizeOf = (state: ChartState, inner: ChartLayout | null) => {
  const name = textWidth(state.name, LETTER_WIDTH) + (state.isInitial ? 44 : 30);
  if (!inner) return { width: Math.max(name, 76), height: BOX_HEIGHT };
  return {
    width: Math.max(inner.width, name + 20) + 2 * PADDING,
    height: inner.height + HEADER_HEIGHT + PADDING,
  };
};

/** The states of one level, each with all below it. */
const layoutLevel = (children: readonly ChartState[], depth: number, inside: Direction): ChartLayout => {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: depth === 0 ? 'TB' : inside,
    nodesep: depth === 0 ? 36 : 16,
    ranksep: depth === 0 ? 26 : 14,
    edgesep: 14,
  });
  const inners = new Map<string, ChartLayout>();
  for (const child of children) {
    const inner = child.states.length > 0 ? layoutLevel(child.states, depth + 1, inside) : null;
    if (inner) inners.set(child.id, inner);
    graph.setNode(child.id, { ...sizeOf(child, inner) });
  }
  const drawn = between(children);
  const order = new Map(children.map(({ id }, index) => [id, index]));
  for (const { from, to, transitions } of drawn) {
    const labels = labelsOf(transitions);
    graph.setEdge(from.id, to.id, {
      width: Math.max(...labels.map((label) => textWidth(label, LABEL_LETTER))) + 8,
      height: labels.length * LABEL_LINE + 4,
      labelpos: 'c',
      weight: (order.get(to.id) ?? 0) - (order.get(from.id) ?? 0) === 1 ? 4 : 1,
    });
  }
  layout(graph);

  const placed = children.map((child) => {
    const { x = 0, y = 0, width, height } = graph.node(child.id);
    const box: ChartBox = { state: child, depth, x: x - width / 2, y: y - height / 2, width, height };
    const inner = inners.get(child.id);
    const gap = inner ? (width - inner.width) / 2 : 0;
    const below = inner ? shifted(inner, { x: box.x + gap, y: box.y + HEADER_HEIGHT }) : null;
    return { boxes: [box, ...(below?.boxes ?? [])], arrows: below?.arrows ?? [] };
  });
  const arrows = drawn.map(({ from, to, transitions }): ChartArrow => {
    const { points = [], x = 0, y = 0 } = graph.edge(from.id, to.id);
    return {
      id: `${from.id} → ${to.id}`,
      points,
      labels: labelsOf(transitions),
      at: { x, y },
      trigger: transitions[0]?.trigger ?? 'event',
      depth,
      isBack: (order.get(to.id) ?? 0) < (order.get(from.id) ?? 0),
      ends: [from.id, to.id],
    };
  });
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    boxes: placed.flatMap(({ boxes }) => boxes),
    arrows: [...placed.flatMap((each) => each.arrows), ...arrows],
  };
};

const labelsOf = (transitions: readonly ChartTransition[]) => [
  ...new Set(transitions.map(({ label }) => label)),
];

/** Places every state and arrow of a machine, steps from top to bottom; within a step as `inside` says. */
export const layoutChart = (machine: ChartState, inside: Direction): ChartLayout =>
  layoutLevel(machine.states, 0, inside);
