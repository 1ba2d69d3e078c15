import type { Signal } from '../facts/signal.ts';
import { readBounded } from '../http/bounded.ts';
import type { Affinity, Reason } from './evidence.ts';
import type { Item } from './model.ts';

/** A host's own scorer (`INTERESTS_URL`), and its connection. */
export interface HostScorerOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Milliseconds for the whole answer. */
  readonly timeoutMs: number;
  /** Called with the host scorer's error. The built-in model then answers. */
  readonly report: (error: unknown) => void;
}

/** Returns `null` if the host's scorer failed. The built-in model then answers. */
export type HostScorer = (
  signals: readonly Signal[],
  items: readonly Item[],
) => Promise<readonly Affinity[] | null>;

/** The host's scorer gave no answer, or an answer of an unexpected shape. */
class HostScorerError extends Error {
  override readonly name = 'HostScorerError';
}

const MAX_REASONS = 2;
const MAX_BYTES = 1_000_000;

const isScore = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const listIn = (answer: unknown, name: string): readonly unknown[] => {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  return Array.isArray(value) ? value : [];
};

/** Reasons are indices into the list of signals, so an answer cannot contain an invented reason. */
const reasonsOf = (places: unknown, signals: readonly Signal[]): readonly Reason[] =>
  (Array.isArray(places) ? places : []).slice(0, MAX_REASONS).flatMap((place: unknown) => {
    const signal = typeof place === 'number' ? signals[place] : undefined;
    if (signal === undefined) throw new HostScorerError('A reason names no signal');
    return [{ kind: signal.kind, text: signal.text, platform: signal.platform }];
  });

const affinitiesOf = (answer: unknown, signals: readonly Signal[], count: number): readonly Affinity[] => {
  const [scores, reasons] = [listIn(answer, 'scores').filter(isScore), listIn(answer, 'reasons')];
  if (scores.length !== count) throw new HostScorerError(`${scores.length} scores for ${count} items`);
  return scores.map((score, index) => ({ score, reasons: reasonsOf(reasons[index], signals) }));
};

/**
 * Sends `POST {url}` `{ signals, items }` and reads `{ scores, reasons }`: a number from 0 to 1 for each item, and for
 * each item at most two indices into the list of signals. The request does not identify the person.
 */
export const createHostScorer =
  ({ url, fetch, timeoutMs, report }: HostScorerOptions): HostScorer =>
  async (signals, items) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        // The operator's scorer gets the fields of contract §14 only.
        body: JSON.stringify({ signals: signals.map(({ source: _, ...signal }) => signal), items }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new HostScorerError(`Status ${response.status}`);
      const text = await readBounded(
        response,
        MAX_BYTES,
        () => new HostScorerError('The answer is too long'),
      );
      return affinitiesOf(JSON.parse(text), signals, items.length);
    } catch (error) {
      report(error);
      return null;
    }
  };
