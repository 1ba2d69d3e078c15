/**
 * The build replaces `Array.from` by this function. XState calls it with a set, and the replacements of Prototype and
 * MooTools return no item of a set.
 */
export const arrayFrom = <Item>(items: Iterable<Item>): Item[] => [...items];
