/**
 * Names that make code impure: parts of the browser, the clock and randomness. A `new Date` of a given time is pure.
 */
export const BROWSER_WORDS =
  /\b(document|window|navigator|location|history|fetch|crypto|\w+Storage|indexedDB|BroadcastChannel)\b/;

export const CLOCK_WORDS =
  /\b(Date\.now|performance|Math\.random|set(Timeout|Interval)|requestAnimationFrame)\b|\bnew Date(\(\)|(?!\())/;
