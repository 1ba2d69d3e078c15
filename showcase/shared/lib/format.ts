// By hand: the first `Intl` object of a page takes the browser 10 ms to make, and 40 on a slow phone.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** A whole number with its thousands apart: `12,408`. */
export const formatCount = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** An ISO 8601 day as `19 Nov 2026`. */
export const formatDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
};
