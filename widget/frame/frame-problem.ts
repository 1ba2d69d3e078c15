import { isFailure } from './messages.ts';

export const warn = (text: string): void => console.warn(`data-connect-button: ${text}`);

/** The error of a frame that ends. The element shows and reports its failure, by default `element.load`. */
export const errorOf = (reason?: string, failure?: unknown): Error =>
  Object.assign(new Error(reason), isFailure(failure) && { failure });
