import { type Job, payRange, payText, placeText, timeText } from './job.ts';
import { plainText } from './plain-text.ts';

/** As many characters as apps show of a shared link. */
const SUMMARY_LENGTH = 200;

const salaryOf = (job: Job) => {
  const pay = payRange(job);
  // A search engine expects the employer's pay, not an estimate of the job search.
  if (pay === null || job.salary_is_predicted === '1') return undefined;
  const range = pay.from === pay.to ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to };
  return {
    '@type': 'MonetaryAmount',
    currency: job.salary_currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: pay.isHourly ? 'HOUR' : 'YEAR' },
  };
};

/** The areas go from the country to the town. Without areas, the place's own name is the town. */
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

/** `null` without a field that search engines require. */
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

export const summaryOf = (job: Job) => {
  const facts = [job.company.display_name, placeText(job), payText(job), timeText(job)].filter(Boolean);
  const text = plainText(job.description.replaceAll('<', ' <'));
  const whole = [facts.join(' · '), text].filter(Boolean).join('. ');
  if (whole.length <= SUMMARY_LENGTH) return whole;
  return `${whole.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
};
