import type { DestinationStream } from 'pino';

/** Bytes that may wait for a slow reader. */
const MAX_WAITING_BYTES = 1_000_000;

const ignore = () => {};

/**
 * Standard output for log lines. A line that cannot be written is dropped, because a full disk or a closed pipe must
 * not block a call. Pino's own writer would buffer without a limit, or end the process.
 */
export const standardOutput = (): DestinationStream => {
  const { stdout } = process;
  // Node keeps standard output open after an error. Several logs share one listener.
  stdout.off('error', ignore).on('error', ignore);
  return {
    write: (line) => {
      if (stdout.writableLength < MAX_WAITING_BYTES) stdout.write(line);
    },
  };
};
