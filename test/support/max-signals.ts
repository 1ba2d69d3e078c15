/** So many signals of one platform are read at most (provider.md, section 6). */
export const MAX_SIGNALS = 500;
