import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...nodesBelow(child)]);

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  source.transitions.get(eventType) ?? source.always ?? [];

/** Name of a transition as the machine defines it: where it stands, what triggers it, which of several, where to. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const place = siblingsOf(transition).indexOf(transition);
  const targets = target?.map(({ id }: AnyStateNode) => id).join('+') ?? 'stays';
  return `${source.id} | ${eventType || 'always'} ${place + 1} | ${targets}`;
};

/** Ids of all states of a machine, its root apart. */
export const statesOf = (root: AnyStateNode): string[] => nodesBelow(root).map(({ id }) => id);

/** Names of all transitions of a machine, read off its definition: answers, failures and delays included. */
export const transitionsOf = (root: AnyStateNode): string[] =>
  [root, ...nodesBelow(root)].flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map(transitionName),
  );
