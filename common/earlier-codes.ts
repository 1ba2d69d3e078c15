/** Challenges beside the newest one in call 2. A browser gets fifteen codes for an address in ten minutes (contract §11.4). */
export const MOST_EARLIER = 14;
