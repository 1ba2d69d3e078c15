/** Storage key of the connected flag (contract §5). It is a separate file, so the entry file does not load the demo. */
export const CONNECTED_KEY = 'gampMosaicConnected';

/** Local-storage key of the state with which the next visit continues. */
export const VISIT_KEY = 'data-connect:gamp:visit';
