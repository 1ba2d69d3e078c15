const COUNT = new Intl.NumberFormat('en');
// A day without a time is midnight UTC; any other zone could show the day before.
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A whole number with its thousands apart: `12,408`. */
export const formatCount = (count: number) => COUNT.format(count);

/** An ISO 8601 day as `19 Nov 2026`. */
export const formatDay = (day: string) => DAY.format(new Date(day));
