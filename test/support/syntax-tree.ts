/** Nodes of a syntax tree that the function maps to something. It does not go on below such a node. */
export const nodesIn = <T>(node: unknown, found: (node: object) => T | null): readonly T[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = found(node);
  return own === null ? Object.values(node).flatMap((each) => nodesIn(each, found)) : [own];
};

export const isNamed = (node: unknown, name: string) =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === name;
