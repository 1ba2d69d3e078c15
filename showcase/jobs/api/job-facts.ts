import { formatCount } from '../../shared/lib/format.ts';
import type { Job } from './job.ts';
import jobFacts from './states.json';

/** Working hours of a full-time year. Adzuna's pay is by the year. */
export const HOURS_A_YEAR = 2_080;

const DAY_MS = 86_400_000;
/** Minimum figure of a yearly pay. A smaller one is hourly, although the search gives yearly pay. */
const MIN_YEARLY = 1_000;

const STATES: Readonly<Record<string, string>> = jobFacts;

/** The postal code of a state; `undefined` for another name. */
export const stateCode = (state: string): string | undefined =>
  Object.hasOwn(STATES, state) ? STATES[state] : undefined;

const yearly = (pay: number) => (pay < MIN_YEARLY ? pay * HOURS_A_YEAR : pay);

/** `$`, `£`, or the code and a space. */
export const symbolOf = (currency: string) => {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return symbol === currency ? `${currency} ` : symbol;
};

/** The bounds of the pay in one unit: by the hour if both are, else by the year. `null` if the pay is unknown. */
export const payRange = ({ salary_min, salary_max }: Job) => {
  const [from, to] = [salary_min ?? salary_max, salary_max ?? salary_min];
  if (from === null || to === null) return null;
  const isHourly = from < MIN_YEARLY && to < MIN_YEARLY;
  const pays = isHourly ? [from, to] : [yearly(from), yearly(to)];
  return { from: Math.min(...pays), to: Math.max(...pays), isHourly };
};

/** `$22–26 an hour`; `est. $22–26 an hour` if the job search has estimated it. An empty text if the pay is unknown. */
export const payText = (job: Job): string => {
  const range = payRange(job);
  if (range === null) return '';
  const bounds = [range.from, range.to].map((pay) => Math.round(pay / (range.isHourly ? 1 : HOURS_A_YEAR)));
  const figures = [...new Set(bounds)].map(formatCount).join('–');
  const pay = `${symbolOf(job.salary_currency)}${figures} an hour`;
  return job.salary_is_predicted === '1' ? `est. ${pay}` : pay;
};

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`. An empty text if the date is unknown. */
export const ageText = ({ created }: Job, now = Date.now()): string => {
  if (created === '') return '';
  const days = Math.max(0, Math.floor(now / DAY_MS) - Math.floor(Date.parse(created) / DAY_MS));
  if (days < 2) return days === 0 ? 'today' : 'yesterday';
  const [count, unit] =
    days < 14
      ? [days, 'days']
      : days < 60
        ? [Math.floor(days / 7), 'weeks']
        : [Math.floor(days / 30), 'months'];
  return `${count} ${unit} ago`;
};

/** Whether a posting is newer than a time in ms since 1970. One without a date is not. */
export const isNewSince = ({ created }: Job, time: number): boolean => Date.parse(created) > time;

/** `Austin, TX`, from the country to the town; else the place's own name. */
export const placeText = ({ location: { area, display_name } }: Job): string => {
  const [country, state, ...places] = area;
  const town = places.at(-1);
  const code = country === 'US' && state !== undefined ? stateCode(state) : undefined;
  return code && town ? `${town}, ${code}` : display_name;
};

/** `Full time` or `Part time`; an empty text if unknown. */
export const timeText = ({ contract_time }: Job): string =>
  contract_time === '' ? '' : contract_time === 'full_time' ? 'Full time' : 'Part time';

/** The title of a posting's page. */
export const pageTitle = ({ title }: Job) => `${title} · Internship Job Board`;

/** The address of a posting's page. */
export const postingPath = (id: string) => `/job/${encodeURIComponent(id)}`;
