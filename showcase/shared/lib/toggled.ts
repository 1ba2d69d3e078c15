/** Returns the list without the item if it contained the item, else with the item at the end. */
export const toggled = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
