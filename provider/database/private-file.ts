import { closeSync, openSync } from 'node:fs';
import { codeOf } from '../http/error-code.ts';

const OWNER_ONLY = 0o600;

/**
 * Makes an empty file that only its owner can read, because a database contains people's addresses. Returns `false` if
 * the file exists; the file then does not change.
 */
export const createPrivateFile = (path: string): boolean => {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};
