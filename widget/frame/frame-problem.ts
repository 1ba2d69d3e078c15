import { orUndefined } from '../common/or-undefined.ts';
import { isFailure } from './messages.ts';

/** A page may have taken the console away. */
export const warn = (text: string): void => orUndefined(() => console.warn(`data-connect-button: ${text}`));

/** The error of a frame that ends. The element shows and reports its failure, by default `element.load`. */
export const errorOf = (reason?: string, failure?: unknown): Error =>
  Object.assign(new Error(reason), isFailure(failure) && { failure });
