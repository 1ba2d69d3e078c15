import { expect, it, vi } from 'vitest';
import { inTime } from '../../../showcase/shared/lib/request.ts';

it.each(['the person', 'the time limit of 20 s'])('a request of a page is ended by %s', async (cause) => {
  const [person, limit] = [new AbortController(), new AbortController()];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const ended = inTime(
    person.signal,
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  (cause === 'the person' ? person : limit).abort(cause);
  await expect(ended).rejects.toBe(cause);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  timeout.mockRestore();
});
