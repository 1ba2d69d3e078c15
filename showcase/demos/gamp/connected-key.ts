/** Where the connected flag is kept (contract §5); apart, so that the entry file need not load the demo. */
export const CONNECTED_KEY = 'gampMosaicConnected';
