// In a file of their own, because the entry file lists them.
export const DCODE_KEY = 'data-connect:dcode:signed-in';
/** The connected flag (contract §5). */
export const GAMP_CONNECTED_KEY = 'gampMosaicConnected';
export const GAMP_KEY = 'data-connect:gamp:visit';
export const GIGI_KEY = 'data-connect:gigi:profile';
export const PROGRAD_KEY = 'data-connect:prograd:answers';
export const READWISE_KEY = 'data-connect:readwise:persona';
export const TOONA_KEY = 'data-connect:toona:visit';
