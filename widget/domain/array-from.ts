/**
 * The build puts this in the place of `Array.from`, which XState calls with a set: Prototype and MooTools replace the
 * built-in by one that returns no item of a set.
 */
export const arrayFrom = <Item>(items: Iterable<Item>): Item[] => [...items];
