import { type EdgeLabel, Graph, layout, type NodeLabel } from '@dagrejs/dagre';
import { type ChartState, statesIn } from './read-machine.ts';

/** One arrow: all transitions between two states, or between their children. */
interface Bundle {
  readonly from: ChartState;
  readonly to: ChartState;
  readonly labels: readonly string[];
  readonly isBack: boolean;
}

const childHolding = (children: readonly ChartState[], id: string | null) =>
  children.find((child) => statesIn(child).some((each) => each.id === id));

const bundlesAmong = (children: readonly ChartState[]): Bundle[] =>
  children.flatMap((from, index) => {
    const leaving = new Map<ChartState, Set<string>>();
    for (const { target, label } of statesIn(from).flatMap(({ transitions }) => transitions)) {
      const to = childHolding(children, target);
      if (to && to !== from) leaving.set(to, (leaving.get(to) ?? new Set()).add(label));
    }
    return [...leaving].map(([to, labels]) => ({
      from,
      to,
      labels: [...labels],
      isBack: children.indexOf(to) < index,
    }));
  });

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface ChartBox extends Point {
  readonly state: ChartState;
  readonly width: number;
  readonly height: number;
  readonly inner: ChartLevel | null;
}

interface ChartArrow extends Bundle {
  readonly points: readonly Point[];
  readonly at: Point;
}

export interface ChartLevel {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChartBox[];
  readonly arrows: readonly ChartArrow[];
}

const BOX_HEIGHT = 34;
export const HEADER_HEIGHT = 36;
const PADDING = 12;
const LETTER_WIDTH = 7.3;
export const LABEL_LINE = 15;
export const LABEL_LETTER = 6.4;

const textWidth = (text: string, letter: number) => Math.ceil(text.length * letter);

type Direction = 'LR' | 'TB';

const sizeOf = (state: ChartState, inner: ChartLevel | null) => {
  const name = textWidth(state.name, LETTER_WIDTH) + (state.isInitial ? 44 : 30);
  if (!inner) return { width: Math.max(name, 76), height: BOX_HEIGHT };
  return {
    width: Math.max(inner.width, name + 20) + 2 * PADDING,
    height: inner.height + HEADER_HEIGHT + PADDING,
  };
};

// The machine's order is the reading order, so an arrow that leads back is laid out in the other direction.
const edgeOf = ({ from, to, isBack }: Bundle) =>
  isBack ? { v: to.id, w: from.id, name: 'back' } : { v: from.id, w: to.id, name: 'on' };

const labelSize = ({ labels }: Bundle) => ({
  width: Math.max(...labels.map((label) => textWidth(label, LABEL_LETTER))) + 8,
  height: labels.length * LABEL_LINE + 4,
});

const arrowOf = (bundle: Bundle, { points = [], x = 0, y = 0 }: EdgeLabel): ChartArrow => ({
  ...bundle,
  points: bundle.isBack ? [...points].reverse() : points,
  at: { x, y },
});

const layoutLevel = (children: readonly ChartState[], depth: number, inside: Direction): ChartLevel => {
  const bundles = bundlesAmong(children);
  // A chain of states makes a long row, so it is laid out vertically.
  const isChain = children.length > 3 && bundles.length === children.length - 1;
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: depth === 0 || isChain ? 'TB' : inside,
    nodesep: depth === 0 ? 30 : 16,
    ranksep: depth === 0 ? 24 : 14,
    edgesep: 14,
  });
  const nodes = children.map((state) => {
    const inner = state.states.length > 0 ? layoutLevel(state.states, depth + 1, inside) : null;
    const node: NodeLabel = sizeOf(state, inner);
    graph.setNode(state.id, node);
    return { state, inner };
  });
  for (const bundle of bundles) graph.setEdge(edgeOf(bundle), { ...labelSize(bundle), labelpos: 'c' });
  layout(graph);

  const boxes = nodes.map(({ state, inner }): ChartBox => {
    const { x = 0, y = 0, width, height } = graph.node(state.id);
    return { state, inner, x: x - width / 2, y: y - height / 2, width, height };
  });
  const arrows = bundles.map((bundle) => arrowOf(bundle, graph.edge(edgeOf(bundle))));
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, boxes, arrows };
};

/** Steps go from top to bottom; `inside` is the direction within a step. */
export const layoutChart = (machine: ChartState, inside: Direction): ChartLevel =>
  layoutLevel(machine.states, 0, inside);
