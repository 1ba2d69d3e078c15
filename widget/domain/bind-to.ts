/**
 * The build replaces the calls of `bind` in React and XState by this function, because the functions of MooTools's own
 * `bind` take no further arguments.
 * @returns `undefined` for no function
 */
export const bindTo = <Given extends readonly unknown[], Rest extends readonly unknown[], Result>(
  work: ((...all: readonly [...Given, ...Rest]) => Result) | null | undefined,
  that?: unknown,
  ...given: Given
): ((...rest: Rest) => Result) | undefined =>
  work ? (...rest) => Reflect.apply(work, that, [...given, ...rest]) : undefined;
