import type { ConnectorName } from '../types.ts';
import { isIn } from './fields.ts';

/** The connectors of call 3, in the order in which platforms are listed (specification §7). */
export const CONNECTORS: readonly ConnectorName[] = [
  'youtube',
  'linkedin',
  'reddit',
  'pinterest',
  'instagram',
  'github',
  'facebook',
  'gmail',
];

/** Marked as pure: a build leaves it out where nobody uses it. */
export const isConnector = /* @__PURE__ */ isIn(CONNECTORS);
