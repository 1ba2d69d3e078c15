/** Read from one platform (contract §13). */
export const MAX_SIGNALS = 500;
