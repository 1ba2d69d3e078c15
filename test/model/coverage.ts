import type { AnyStateMachine } from 'xstate';
import { statesOf, transitionsOf } from './transitions.ts';

/** The visited and missed parts of a machine. */
export interface Coverage {
  readonly text: string;
  /** States and transitions that were never visited. */
  readonly missed: readonly string[];
}

/**
 * Compares the visited parts with the machine's own definition.
 * @param unreachable names of transitions that no run can take
 */
export const coverageOf = (
  { root }: Pick<AnyStateMachine, 'root'>,
  states: ReadonlySet<string>,
  transitions: ReadonlySet<string>,
  unreachable: readonly string[] = [],
): Coverage => {
  const allStates = statesOf(root);
  // A transient state counts as visited if one of its transitions was taken.
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
