import type { Job } from '../api/job.ts';
import { payRange } from '../api/job-facts.ts';

const salaryOf = (job: Job) => {
  const pay = payRange(job);
  // A search engine wants what the employer pays, not what the job search estimates.
  if (pay === null || job.salary_is_predicted === '1') return undefined;
  const range = pay.from === pay.to ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to };
  return {
    '@type': 'MonetaryAmount',
    currency: job.salary_currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: pay.isHourly ? 'HOUR' : 'YEAR' },
  };
};

/** From the country to the town. Without them, the place's own name is the town. */
const placeOf = ({ location: { area, display_name } }: Job) => {
  const [country, region, ...places] = area;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: country === undefined ? display_name : places.at(-1),
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
