// A fixed list, because creating the first `Intl` object of a page takes 10 ms, and 40 ms on a slow phone.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

export const formatCount = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** An ISO 8601 day as `19 Nov 2026`. */
export const formatDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
};

/** The day of a time in the person's time zone, as ISO 8601. */
export const dayOf = (time: number) => {
  const date = new Date(time);
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export const today = () => dayOf(Date.now());

/** Letters lose their accents: `the-02-10-ferry-uncut`. */
export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The shape of contract §1: one `@`, no spaces, a dot inside the domain. */
export const isEmail = (text: string) => EMAIL.test(text);
