/** So many signals of one platform are read at most (contract §13). */
export const MAX_SIGNALS = 500;
