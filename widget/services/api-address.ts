import { belowApi } from '../domain/below-api.ts';

/**
 * Returns the absolute address of a call.
 * @param apiBase absolute http(s) address or path
 * @param pageBase base of a path: the document's base address
 */
export const apiAddress = (apiBase: string, pageBase: string, path: string): string =>
  new URL(belowApi(apiBase, path), pageBase).href;
