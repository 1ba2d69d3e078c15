import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...nodesBelow(child)]);

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  source.transitions.get(eventType) ?? source.always ?? [];

export const transitionName = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const place = siblingsOf(transition).indexOf(transition);
  const targets = target?.map(({ id }: AnyStateNode) => id).join('+') ?? 'stays';
  return `${source.id} | ${eventType || 'always'} ${place + 1} | ${targets}`;
};

export const statesOf = (root: AnyStateNode): string[] => nodesBelow(root).map(({ id }) => id);

export const transitionsOf = (root: AnyStateNode): string[] =>
  [root, ...nodesBelow(root)].flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map(transitionName),
  );
