import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Recently freed objects and unused compiled code need several collections. */
const COLLECTIONS = 8;

/** Bytes that this process holds after a full garbage collection. */
export const bytesHeld = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let count = 0; count < COLLECTIONS; count += 1) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
