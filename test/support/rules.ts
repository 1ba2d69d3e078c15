import fc from 'fast-check';

/** The same inputs in every run, so that a failure can be reproduced. */
const SEED = 20261121;

/** Tests a rule with many generated inputs. The error has the smallest counterexample. */
export const holdsFor = <Input>(
  inputs: fc.Arbitrary<Input>,
  rule: (input: Input) => void,
  runs = 500,
): void => fc.assert(fc.property(inputs, rule), { seed: SEED, numRuns: runs });

/** Any JSON value; some contain values under the given names. */
export const jsonWith = (...names: string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'constructor', ...names), fc.string()),
      fc.jsonValue(),
    ),
  );
