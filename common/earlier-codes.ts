/** Maximum of challenges beside the newest in call 2: a browser gets 15 codes in ten minutes (contract §11.4). */
export const MOST_EARLIER = 14;
