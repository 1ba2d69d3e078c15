import { closeSync, openSync } from 'node:fs';
import { codeOf } from '../error-code.ts';

const OWNER_ONLY = 0o600;

/** Makes a file that only its owner can read: it will contain people's addresses. `false` if it exists. */
export const createPrivateFile = (path: string): boolean => {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};
