/**
 * Removes the prototype of an object and of all objects in it; returns the object: a page may add to
 * `Object.prototype`, and XState reads many members that a machine's description leaves out, such as `type` and
 * `guard`.
 */
export const inheritNothing = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    if (!Array.isArray(value)) Object.setPrototypeOf(value, null);
    for (const inner of Object.values(value)) inheritNothing(inner);
  }
  return value;
};
