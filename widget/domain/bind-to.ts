/**
 * The build puts this in the place of `bind`, which React and XState call: MooTools replaces the built-in by one whose
 * functions take no further arguments.
 * @returns `undefined` for no function
 */
export const bindTo = <Given extends readonly unknown[], Rest extends readonly unknown[], Result>(
  work: ((...all: readonly [...Given, ...Rest]) => Result) | null | undefined,
  that?: unknown,
  ...given: Given
): ((...rest: Rest) => Result) | undefined =>
  work ? (...rest) => Reflect.apply(work, that, [...given, ...rest]) : undefined;
