import type { Job } from '../api/job.ts';

/** A smaller figure is pay by the hour (`job-facts.ts`). */
const LEAST_YEARLY = 1_000;

const salaryOf = ({ salary_min, salary_max, salary_is_predicted, salary_currency }: Job) => {
  const [from, to] = [salary_min ?? salary_max, salary_max ?? salary_min];
  // A search engine wants what the employer pays, not what the job search estimates.
  if (from === null || to === null || salary_is_predicted === '1') return undefined;
  const range = from === to ? { value: from } : { minValue: from, maxValue: to };
  const unitText = from < LEAST_YEARLY ? 'HOUR' : 'YEAR';
  return {
    '@type': 'MonetaryAmount',
    currency: salary_currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText },
  };
};

const placeOf = ({ location: { area, display_name } }: Job) => {
  const [country, region, ...places] = area;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: places.at(-1) ?? display_name,
      addressRegion: region,
      addressCountry: country,
    },
  };
};

const TIMES = { full_time: ['FULL_TIME'], part_time: ['PART_TIME'], '': [] } as const;

/**
 * Returns the posting as `JobPosting` of schema.org, with what search engines demand: title, description, date, employer
 * and place. `null` if one of them is unknown. The pay is optional, and absent if it is an estimate.
 */
export const jobPostingOf = (job: Job) => {
  const { title, description, created, company, location } = job;
  const isComplete = [description, created, company.display_name, location.display_name].every(Boolean);
  if (!isComplete) return null;
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted: created.slice(0, 10),
    employmentType: ['INTERN', ...TIMES[job.contract_time]],
    hiringOrganization: { '@type': 'Organization', name: company.display_name },
    identifier: { '@type': 'PropertyValue', name: company.display_name, value: job.id },
    jobLocation: placeOf(job),
    baseSalary: salaryOf(job),
    directApply: false,
  };
};
