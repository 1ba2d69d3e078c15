import { createSandbox } from '../../showcase/sandbox/app.ts';
import { atFileEnd } from './file-end.ts';

/** Closes after the file: an open sandbox looks for work all the time, also on the next file's fake clock. */
export const openSandbox: typeof createSandbox = (options) => {
  const sandbox = createSandbox(options);
  atFileEnd(sandbox.close);
  return sandbox;
};
