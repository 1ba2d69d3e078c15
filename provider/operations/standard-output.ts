import type { DestinationStream } from 'pino';

/** Bytes that may wait for a slow reader. */
const MAX_WAITING_BYTES = 1_000_000;

const ignore = () => {};

/**
 * Standard output for the lines of the log. A line that cannot be written is left out, because a full disk or a closed pipe
 * must stop no call. Pino's own writer would wait for room without a limit, or end the process.
 */
export const standardOutput = (): DestinationStream => {
  const { stdout } = process;
  // Node keeps standard output open after an error. Several logs add one listener only.
  stdout.off('error', ignore).on('error', ignore);
  return {
    write: (line) => {
      if (stdout.writableLength < MAX_WAITING_BYTES) stdout.write(line);
    },
  };
};
