/** The list without the item where it held it, and with the item at its end otherwise. */
export const toggled = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
