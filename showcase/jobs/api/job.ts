import { isRecord } from '../../shared/lib/is-record.ts';
import { CATEGORIES, type Category } from '../interests/categories.ts';
import { FIELD_TAGS, type FieldTag } from '../search/field-tags.ts';
import { plainText } from './plain-text.ts';

/** A posting in the shape of the job search (specification §3). Missing fields have default values. */
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
  /** ISO 8601; empty if unknown. */
  readonly created: string;
  /** `full_time` or `part_time`; empty if unknown. */
  readonly contract_time: 'full_time' | 'part_time' | '';
  /** A year's pay in the currency; `null` if unknown. */
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  /** `1` if the job search has estimated the pay. */
  readonly salary_is_predicted: '0' | '1';
  /** ISO 4217 code. */
  readonly salary_currency: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const idOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value);

/** Makes a short text of a posting plain: texts of a search have tags and encoded characters. */
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

/** The label of a live posting, such as `IT Jobs`, becomes its main topic; an unspecific one becomes empty. */
const categoryOf = (value: unknown, clean: Clean): Job['category'] => {
  const given = fieldOf(value, 'label', clean);
  const named = isRecord(value) && Array.isArray(value.topics) ? value.topics : [given];
  const topics = [...new Set(named.flatMap((name) => categoryNamed(name) ?? []))];
  const isUnknown = UNKNOWN_LABEL.test(given) || (isRecord(value) && UNKNOWN_TAGS.includes(value.tag));
  const own = isUnknown ? '' : given.replace(/ Jobs$/, '');
  const tag = FIELD_TAGS.find((each) => isRecord(value) && each === value.tag) ?? '';
  return { label: topics[0] ?? own, topics, tag };
};

/** Returns the address if a browser would read it as http(s), else an empty text. */
export const linkable = (value: unknown) => {
  const text = textOf(value);
  if (!URL.canParse(text)) return '';
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? text : '';
};

/** Parses a posting. Returns `null` without id or title: such a posting can be neither opened nor named. */
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

/** Parses a list of postings: each id once, without unreadable entries. Returns `null` if it is no list. */
export const parseJobs = (value: unknown, clean?: Clean): readonly Job[] | null => {
  if (!Array.isArray(value)) return null;
  const byId = new Map<string, Job>();
  for (const entry of value) {
    const job = parseJob(entry, clean);
    if (job && !byId.has(job.id)) byId.set(job.id, job);
  }
  return [...byId.values()];
};
