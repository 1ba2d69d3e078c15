import type { DestinationStream } from 'pino';

/** Bytes that wait for a reader who is slow. */
const MAX_WAITING_BYTES = 1_000_000;

const ignore = () => {};

/**
 * Standard output for the lines of the log. A line that cannot be written is left out: a full disk or a closed pipe must
 * stop no call. Pino's own writer ends the process then, and waits for room before that, without an end.
 */
export const standardOutput = (): DestinationStream => {
  const { stdout } = process;
  // Node keeps standard output open after an error. Of many logs one listens.
  stdout.off('error', ignore).on('error', ignore);
  return {
    write: (line) => {
      if (stdout.writableLength < MAX_WAITING_BYTES) stdout.write(line);
    },
  };
};
