import { formatCount } from '../../shared/lib/format.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { CATEGORIES, type Category, FIELD_TAGS, type FieldTag } from '../interests/categories.ts';
import { plainText } from './plain-text.ts';
import jobFacts from './states.json';

/** A posting (specification §3). Missing fields have default values. */
export interface Job {
  readonly id: string;
  readonly title: string;
  /** HTML from a third party. It must be sanitised before it is shown. */
  readonly description: string;
  /** An http(s) address; empty if the posting has no safe one. */
  readonly redirect_url: string;
  readonly company: { readonly display_name: string };
  readonly location: {
    readonly display_name: string;
    /** From the country to the town; empty if the search names none. */
    readonly area: readonly string[];
  };
  readonly category: {
    readonly label: string;
    /** The twenty categories that the posting belongs to, the main one first; empty if none is clear. */
    readonly topics: readonly Category[];
    /** The field of the search, such as `it-jobs`; empty if the search names no field of the filter. */
    readonly tag: FieldTag | '';
  };
  readonly created: string;
  readonly contract_time: 'full_time' | 'part_time' | '';
  /** A year's pay. */
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_is_predicted: '0' | '1';
  /** ISO 4217 code. */
  readonly salary_currency: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const idOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value);

type Clean = (text: string) => string;

const fieldOf = (value: unknown, name: string, clean: Clean) =>
  isRecord(value) ? clean(textOf(value[name])) : '';

const textsOf = (value: unknown, clean: Clean) =>
  Array.isArray(value) ? value.map((text) => clean(textOf(text))).filter(Boolean) : [];

const payOf = (value: unknown) => {
  const pay = typeof value === 'string' ? Number(value) : value;
  return typeof pay === 'number' && Number.isFinite(pay) && pay > 0 ? pay : null;
};

const timeOf = (value: unknown) => (value === 'full_time' || value === 'part_time' ? value : '');

const currencyOf = (value: unknown) => (/^[A-Z]{3}$/.test(textOf(value)) ? textOf(value) : 'USD');

const categoryNamed = (name: unknown) =>
  CATEGORIES.find((category) => category.toLowerCase() === textOf(name).toLowerCase());

/** The job search's names of an unspecific category. Its label is in the language of the country. */
const UNKNOWN_LABEL = /^(?:unknown|other)\b/i;
const UNKNOWN_TAGS: readonly unknown[] = ['unknown', 'other-general-jobs'];

/** A live posting's label, such as `IT Jobs`, becomes its main topic; an unspecific one becomes empty. */
const categoryOf = (value: unknown, clean: Clean): Job['category'] => {
  const given = fieldOf(value, 'label', clean);
  const named = isRecord(value) && Array.isArray(value.topics) ? value.topics : [given];
  const topics = [...new Set(named.flatMap((name) => categoryNamed(name) ?? []))];
  const isUnknown = UNKNOWN_LABEL.test(given) || (isRecord(value) && UNKNOWN_TAGS.includes(value.tag));
  const own = isUnknown ? '' : given.replace(/ Jobs$/, '');
  const tag = FIELD_TAGS.find((each) => isRecord(value) && each === value.tag) ?? '';
  return { label: topics[0] ?? own, topics, tag };
};

/** An address that a browser would read as http(s), else an empty text. */
export const linkable = (value: unknown) => {
  const text = textOf(value);
  if (!URL.canParse(text)) return '';
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? text : '';
};

/** `null` without id or title: such a posting can be neither opened nor named. */
export const parseJob = (value: unknown, clean: Clean = plainText): Job | null => {
  if (!isRecord(value)) return null;
  const id = idOf(value.id);
  const title = clean(textOf(value.title));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    description: textOf(value.description),
    redirect_url: linkable(value.redirect_url),
    company: { display_name: fieldOf(value.company, 'display_name', clean) },
    location: {
      display_name: fieldOf(value.location, 'display_name', clean),
      area: isRecord(value.location) ? textsOf(value.location.area, clean) : [],
    },
    category: categoryOf(value.category, clean),
    created: Number.isNaN(Date.parse(textOf(value.created))) ? '' : textOf(value.created),
    contract_time: timeOf(value.contract_time),
    salary_min: payOf(value.salary_min),
    salary_max: payOf(value.salary_max),
    salary_is_predicted: `${value.salary_is_predicted}` === '1' ? '1' : '0',
    salary_currency: currencyOf(value.salary_currency),
  };
};

/** Returns each id once, without unreadable entries; `null` if the value is no list. */
export const parseJobs = (value: unknown, clean?: Clean): readonly Job[] | null => {
  if (!Array.isArray(value)) return null;
  const byId = new Map<string, Job>();
  for (const entry of value) {
    const job = parseJob(entry, clean);
    if (job && !byId.has(job.id)) byId.set(job.id, job);
  }
  return [...byId.values()];
};

/** Working hours of a full-time year. Adzuna's pay is by the year. */
export const HOURS_A_YEAR = 2_080;

const DAY_MS = 86_400_000;
/** Minimum figure of a yearly pay. A smaller one is hourly, although the search gives yearly pay. */
const MIN_YEARLY = 1_000;

const STATES: Readonly<Record<string, string>> = jobFacts;

export const stateCode = (state: string): string | undefined =>
  Object.hasOwn(STATES, state) ? STATES[state] : undefined;

const yearly = (pay: number) => (pay < MIN_YEARLY ? pay * HOURS_A_YEAR : pay);

/** `$`, `£`, or the code and a space. */
export const symbolOf = (currency: string) => {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return symbol === currency ? `${currency} ` : symbol;
};

/** Returns both bounds in one unit: by the hour if both are hourly, else by the year. */
export const payRange = ({ salary_min, salary_max }: Job) => {
  const [from, to] = [salary_min ?? salary_max, salary_max ?? salary_min];
  if (from === null || to === null) return null;
  const isHourly = from < MIN_YEARLY && to < MIN_YEARLY;
  const pays = isHourly ? [from, to] : [yearly(from), yearly(to)];
  return { from: Math.min(...pays), to: Math.max(...pays), isHourly };
};

/** `$22–26 an hour`; `est. $22–26 an hour` if the job search has estimated it. */
export const payText = (job: Job): string => {
  const range = payRange(job);
  if (range === null) return '';
  const bounds = [range.from, range.to].map((pay) => Math.round(pay / (range.isHourly ? 1 : HOURS_A_YEAR)));
  const figures = [...new Set(bounds)].map(formatCount).join('–');
  const pay = `${symbolOf(job.salary_currency)}${figures} an hour`;
  return job.salary_is_predicted === '1' ? `est. ${pay}` : pay;
};

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`. */
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

export const isNewSince = ({ created }: Job, time: number): boolean => Date.parse(created) > time;

/** `Austin, TX`, from the country to the town; else the place's own name. */
export const placeText = ({ location: { area, display_name } }: Job): string => {
  const [country, state, ...places] = area;
  const town = places.at(-1);
  const code = country === 'US' && state !== undefined ? stateCode(state) : undefined;
  return code && town ? `${town}, ${code}` : display_name;
};

export const timeText = ({ contract_time }: Job): string =>
  contract_time === '' ? '' : contract_time === 'full_time' ? 'Full time' : 'Part time';

export const pageTitle = ({ title }: Job) => `${title} · Internship Job Board`;

export const postingPath = (id: string) => `/job/${encodeURIComponent(id)}`;
