import { vi } from 'vitest';
import type { Interests, KnownSignal, Model } from '../../../../provider/interests/model.ts';
import type { Signal } from '../../../../provider/signal.ts';

const NO_ROWS = { count: 0, dimensions: 1, values: new Float64Array() };

/** A model that counts how often it reads signals and scores items. */
export const countingModel = () => {
  const read = vi.fn(
    (each: Signal): KnownSignal => ({
      signal: each,
      reach: 1,
      sentence: { words: [1], own: 1, share: 1 },
    }),
  );
  const combine = vi.fn(
    (signals: readonly KnownSignal[]): Interests => ({ signals, rows: NO_ROWS, clear: 0.5 }),
  );
  const interestsOf = (signals: readonly Signal[]) => combine(signals.map(read));
  const score = vi.fn<Model['score']>((items) => items.map(() => ({ score: 0.1, reasons: [] })));
  return { read, combine, interestsOf, score };
};
