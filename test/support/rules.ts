import fc from 'fast-check';

/** The same inputs in every run: a failure can be met again, and a green run means the same as the last. */
const SEED = 20261121;

/** Holds a rule for many generated inputs; the smallest counterexample is in the error. */
export const holdsFor = <Input>(
  inputs: fc.Arbitrary<Input>,
  rule: (input: Input) => void,
  runs = 500,
): void => fc.assert(fc.property(inputs, rule), { seed: SEED, numRuns: runs });

/** Any value that JSON can carry, some of it below the names given. */
export const jsonWith = (...names: string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'constructor', ...names), fc.string()),
      fc.jsonValue(),
    ),
  );
