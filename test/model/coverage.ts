import type { AnyStateMachine } from 'xstate';
import { statesOf, transitionsOf } from './transitions.ts';

/** What a run has met of a machine, and what it has not. */
export interface Coverage {
  readonly text: string;
  /** States and transitions that were never met. */
  readonly missed: readonly string[];
}

/**
 * Holds what was met against the machine's own definition.
 * @param unreachable names of transitions that no run can take
 */
export const coverageOf = (
  { root }: Pick<AnyStateMachine, 'root'>,
  states: ReadonlySet<string>,
  transitions: ReadonlySet<string>,
  unreachable: readonly string[] = [],
): Coverage => {
  const allStates = statesOf(root);
  // A state that is left by itself is met by what leaves it.
  const met = new Set([...states, ...[...transitions].map((name) => name.slice(0, name.indexOf(' | ')))]);
  const allTransitions = transitionsOf(root).filter((name) => !unreachable.includes(name));
  const missed = [
    ...allStates.filter((id) => !met.has(id)),
    ...allTransitions.filter((name) => !transitions.has(name)),
  ];
  const count = (all: readonly string[], hit: ReadonlySet<string>) =>
    `${all.filter((name) => hit.has(name)).length}/${all.length}`;
  return {
    text: `states ${count(allStates, met)}, transitions ${count(allTransitions, transitions)}`,
    missed,
  };
};
