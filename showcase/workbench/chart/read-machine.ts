import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly isParallel: boolean;
  readonly isInitial: boolean;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  readonly invokes: readonly string[];
}

export interface ChartTransition {
  /** `null` if it changes no state. */
  readonly target: string | null;
  /** An event, `sendCode answers`, `after 1 s`. */
  readonly label: string;
  readonly guard: string | null;
}

const durationOf = (ms: number) => (ms >= 60_000 ? `${ms / 60_000} min` : `${Math.round(ms / 100) / 10} s`);

const nameOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : null;
  return typeof type === 'string' ? type : null;
};

const labelOf = (node: AnyStateNode, eventType: string): string => {
  const call = node.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`))?.src;
  if (eventType.startsWith('xstate.done.')) return `${call} answers`;
  if (eventType.startsWith('xstate.error.')) return `${call} fails`;
  const after = node.after.find((each) => each.eventType === eventType);
  if (!after) return eventType || 'at once';
  const ms: unknown = Reflect.get(node.machine.implementations.delays, String(after.delay));
  return `after ${typeof ms === 'number' ? durationOf(ms) : after.delay}`;
};

const transitionOf = (node: AnyStateNode, definition: AnyTransitionDefinition): ChartTransition => {
  const [target]: readonly AnyStateNode[] = definition.target ?? [];
  return {
    target: target?.id ?? null,
    guard: nameOf(definition.guard),
    label: labelOf(node, definition.eventType),
  };
};

const readState = (node: AnyStateNode): ChartState => {
  const children: AnyStateNode[] = Object.values(node.states);
  const initial: readonly AnyStateNode[] = node.initial?.target ?? [];
  return {
    id: node.id,
    name: node.key,
    isParallel: node.type === 'parallel',
    isInitial: false,
    states: children.map((child) => ({ ...readState(child), isInitial: initial.includes(child) })),
    transitions: [...node.transitions.values(), node.always ?? []]
      .flat()
      .map((definition) => transitionOf(node, definition)),
    invokes: node.invoke.map(({ src }) => String(src)),
  };
};

export const readMachine = ({ root }: Pick<AnyStateMachine, 'root'>): ChartState => readState(root);

export const statesIn = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesIn)];
