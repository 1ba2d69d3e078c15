import { expect, it } from 'vitest';
import { jobPostingOf } from '../../../showcase/jobs/api/posting-data.ts';
import { similarTo } from '../../../showcase/jobs/marks/likeness.ts';
import { postingOf } from './posting.ts';

const WHOLE = {
  id: '7',
  title: 'Loom Intern',
  description: '<p>All of it</p>',
  created: '2026-11-20T10:00:00Z',
  company: { display_name: 'Looms' },
  location: { display_name: 'Austin, Travis County', area: ['US', 'Texas', 'Travis County', 'Austin'] },
  category: { label: 'Design' },
  contract_time: 'part_time',
  salary_min: 40_000,
  salary_max: 44_000,
};

const job = (fields: object = {}) => postingOf({ ...WHOLE, ...fields });

it('a posting for search engines has what they demand', () => {
  expect(jobPostingOf(job())).toEqual({
    '@type': 'JobPosting',
    title: 'Loom Intern',
    description: '<p>All of it</p>',
    datePosted: '2026-11-20',
    employmentType: ['INTERN', 'PART_TIME'],
    hiringOrganization: { '@type': 'Organization', name: 'Looms' },
    identifier: { '@type': 'PropertyValue', name: 'Looms', value: '7' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Austin',
        addressRegion: 'Texas',
        addressCountry: 'US',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 40_000, maxValue: 44_000, unitText: 'YEAR' },
    },
    directApply: false,
  });
});

it('a posting for search engines names pay by the hour, and neither an estimate nor an unknown pay', () => {
  expect(jobPostingOf(job({ salary_min: 25, salary_max: 25 }))?.baseSalary?.value).toMatchObject({
    value: 25,
    unitText: 'HOUR',
  });
  expect(jobPostingOf(job({ salary_is_predicted: '1' }))?.baseSalary).toBeUndefined();
  expect(jobPostingOf(job({ salary_min: null, salary_max: null }))?.baseSalary).toBeUndefined();
});

it.each(['description', 'created', 'company', 'location'])(
  'a posting for search engines is none without its %s',
  (name) => {
    expect(jobPostingOf(job({ [name]: undefined }))).toBeNull();
  },
);

it('similar to a posting are those of its employer, then those of its category, none of them hidden', () => {
  const others = [
    job({ id: '1', title: 'Print Intern', company: { display_name: 'Prints' } }),
    job({ id: '2', title: 'Cook', category: { label: 'Culinary' }, company: { display_name: 'Pots' } }),
    job({ id: '3', title: 'Clerk', category: { label: 'Law' } }),
    job({ id: '4', title: 'Loom Repair', company: { display_name: 'Threads' } }),
    job({ id: '5', title: 'Loom Design', company: { display_name: 'Silks' } }),
  ];
  const ids = (hidden: Parameters<typeof similarTo>[2]) =>
    similarTo(job(), [job(), ...others], hidden).map(({ id }) => id);
  expect(ids([])).toEqual(['3', '4', '5']);
  expect(ids(others.slice(2, 3))).toEqual(['4', '5', '1']);
});
