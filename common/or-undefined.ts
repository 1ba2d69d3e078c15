export const orUndefined = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    // The result is `undefined`.
  }
};
