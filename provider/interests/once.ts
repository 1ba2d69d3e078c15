/** Makes a value at the first call. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
};
