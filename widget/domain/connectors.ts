import type { ConnectorName } from '../types.ts';
import { isIn } from './fields.ts';

/** The connectors of call 3, in the order of the platform list (specification §7). */
export const CONNECTORS: readonly ConnectorName[] = /* @__PURE__ */ Object(
  'youtube linkedin reddit pinterest instagram github facebook gmail'.split(' '),
);

/** Marked as pure, so that a build removes it if it is unused. */
export const isConnector = /* @__PURE__ */ isIn(CONNECTORS);
