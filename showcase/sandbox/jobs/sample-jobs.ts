import type { Category } from '../../jobs/interests/categories.ts';
import CITIES from './cities.json';
import type { City } from './places.ts';
import TEXTS from './posting-texts.json';
import type { ReadTopics } from './posting-topics.ts';
import POSTINGS from './postings.json';
import { createSearch, type Search, searchable } from './search.ts';

interface Posting {
  readonly title: string;
  /** Missing if the employer has no name, as in some real search results. */
  readonly company?: string;
  readonly city: City;
  readonly who: string;
  readonly project: string;
}

interface Field {
  readonly label: Category;
  readonly tag: string;
  /** Yearly pay in US dollars. */
  readonly pay: { readonly from: number; readonly to: number };
  readonly tasks: readonly string[];
  readonly brings: readonly string[];
  readonly gets: readonly string[];
  readonly postings: readonly Posting[];
}

const FIELDS = POSTINGS as readonly Field[];

/** Pay is in US dollars a year; `text` has the description and the employer without tags. */
export type SampleJob = ReturnType<typeof compose>;

const FIRST_ID = 4_910_200_117;

/** The fields are mixed, so that the first page shows many of them. */
export const sampleJobs = (): readonly SampleJob[] => {
  composed ??= mixed(
    FIELDS.map((field) => field.postings.map((posting, index) => ({ field, posting, index }))),
  ).map(compose);
  return composed;
};

let composed: readonly SampleJob[] | undefined;

export const createSampleSearch = (readTopics: ReadTopics): Search<SampleJob> => {
  let search: Search<SampleJob> | undefined;
  return (terms) => {
    search ??= createSearch(sampleJobs(), readTopics);
    return search(terms);
  };
};

const mixed = <Each>(lists: readonly (readonly Each[])[]): readonly Each[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

interface Place {
  readonly field: Field;
  readonly posting: Posting;
  readonly index: number;
}

const compose = ({ field, posting, index }: Place, rank: number) => {
  const contractTime = index % 4 === 3 ? 'part_time' : 'full_time';
  const description = describe(field, posting, index, contractTime);
  const { title, company, city } = posting;
  const text = `${description.replaceAll(/<[^<>]*>|&\w+;/g, ' ')} ${company ?? ''}`;
  const searched = { label: field.label, title, text };
  return {
    ...searched,
    id: String(FIRST_ID + rank * 7919),
    company,
    city,
    field: { label: field.label, tag: field.tag },
    description,
    contractTime,
    salary: rank % 3 === 2 ? undefined : salaryIn(field.pay, index, rank),
    ageDays: (rank * 11) % 29,
    words: searchable(searched),
  } as const;
};

const salaryIn = ({ from, to }: Field['pay'], index: number, rank: number) => {
  const min = Math.round((from + ((to - from) * ((index * 3) % 7)) / 14) / 100) * 100;
  return {
    min,
    max: rank % 4 === 0 ? min : Math.round((min * 1.12) / 100) * 100,
    isPredicted: rank % 5 === 0 ? '1' : '0',
  } as const;
};

const describe = (field: Field, posting: Posting, index: number, time: 'full_time' | 'part_time') => {
  const hours = time === 'part_time' ? 'about 20 hours a week' : 'full time';
  const of = <Each>(list: readonly Each[], at = index) => list[at % list.length];
  return [
    `<p>${escaped(posting.who)}</p>`,
    `<p><strong>${of(TEXTS.openings)}</strong> ${escaped(posting.project)}</p>`,
    `<h2>What you will do</h2>${bullets(turned(field.tasks, index * 3, 4))}`,
    `<h2>What you bring</h2>${bullets(turned(field.brings, index * 2 + 1, 3))}`,
    `<h2>What you get</h2>${bullets(turned(field.gets, index, 3))}`,
    `<p>The internship lasts ${of(TEXTS.weeks)} weeks in ${posting.city}, ${hours}, ${of(TEXTS.places)}. ${of(TEXTS.closings, index + field.label.length)}</p>`,
  ].join('\n');
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const bullets = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const turned = (lines: readonly string[], from: number, count: number) => {
  const start = from % lines.length;
  return [...lines.slice(start), ...lines].slice(0, count);
};

const DAY_MS = 86_400_000;

export const asAdzunaJob = (job: SampleJob, at: { origin: string; now: number }) => {
  const { state, county } = CITIES[job.city];
  const today = Math.floor(at.now / DAY_MS) * DAY_MS;
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    redirect_url: `${at.origin}/sandbox/apply/${job.id}`,
    company: job.company === undefined ? {} : { display_name: job.company },
    location: { display_name: `${job.city}, ${county}`, area: ['US', state, county, job.city] },
    category: job.field,
    created: `${new Date(today - job.ageDays * DAY_MS).toISOString().slice(0, 19)}Z`,
    contract_time: job.contractTime,
    ...(job.salary === undefined
      ? {}
      : {
          salary_min: job.salary.min,
          salary_max: job.salary.max,
          salary_is_predicted: job.salary.isPredicted,
        }),
  };
};
