/** Returns the result of `read`; `undefined` if it throws. */
export const orUndefined = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    // The result is `undefined`.
  }
};
