/** The maximum number of signals that are read from one platform (contract §13). */
export const MAX_SIGNALS = 500;
