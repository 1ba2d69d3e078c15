import hostErrors from './host-errors.json';
/** Errors that `data-connect/server` throws. */
export const HOST_ERRORS = hostErrors;
