import { createSandbox } from '../../showcase/sandbox/app.ts';
import { atFileEnd } from './file-end.ts';

/**
 * A sandbox that closes after the last test of the file. An open one looks for work all the time, also on the fake
 * clock of the next file.
 */
export const openSandbox: typeof createSandbox = (options) => {
  const sandbox = createSandbox(options);
  atFileEnd(sandbox.close);
  return sandbox;
};
