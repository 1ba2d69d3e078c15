import { type ChartState, type ChartTransition, statesIn, type Trigger } from './read-machine.ts';

/** All transitions from one state to its sibling, including those between their children: one arrow. */
export interface Bundle {
  readonly from: ChartState;
  readonly to: ChartState;
  readonly labels: readonly string[];
  readonly trigger: Trigger;
  /** Whether the arrow leads back in the machine's order. */
  readonly isBack: boolean;
}

const childHolding = (children: readonly ChartState[], id: string | null) =>
  children.find((child) => statesIn(child).some((each) => each.id === id));

const addTo = (bundles: Map<string, ChartTransition[]>, key: string, transition: ChartTransition) =>
  bundles.set(key, [...(bundles.get(key) ?? []), transition]);

/** Returns the arrows between the children of one state. */
export const bundlesAmong = (children: readonly ChartState[]): Bundle[] =>
  children.flatMap((from, place) => {
    const leaving = new Map<string, ChartTransition[]>();
    for (const transition of statesIn(from).flatMap(({ transitions }) => transitions)) {
      const to = childHolding(children, transition.target);
      if (to && to !== from) addTo(leaving, to.id, transition);
    }
    return [...leaving].flatMap(([id, transitions]) => {
      const to = children.find((child) => child.id === id);
      if (!to) return [];
      return {
        from,
        to,
        labels: [...new Set(transitions.map(({ label }) => label))],
        trigger: transitions[0]?.trigger ?? 'event',
        isBack: children.indexOf(to) < place,
      };
    });
  });
