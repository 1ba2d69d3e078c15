/** Storage key of the connected flag (contract §5). It is a separate file, so the entry file does not load the demo. */
export const CONNECTED_KEY = 'gampMosaicConnected';

/** Local-storage key of what the next visit continues with. */
export const VISIT_KEY = 'data-connect:gamp:visit';
