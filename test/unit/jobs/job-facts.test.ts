import { expect, it } from 'vitest';
import { ageText, parseJob, payText, placeText } from '../../../showcase/jobs/api/job.ts';

const jobWith = (fields: object) => {
  const job = parseJob({ id: 1, title: 'Intern', ...fields });
  if (!job) throw new Error('no posting');
  return job;
};

it.each([
  [{ salary_min: 45_760, salary_max: 54_080 }, '$22–26 an hour'],
  [{ salary_min: 45_760, salary_max: 45_760 }, '$22 an hour'],
  [{ salary_max: 54_080, salary_is_predicted: '1' }, 'est. $26 an hour'],
  [{ salary_min: 18, salary_max: 21 }, '$18–21 an hour'],
  [{ salary_min: 45_760, salary_currency: 'GBP' }, '£22 an hour'],
  [{ salary_min: 45_760, salary_currency: 'PLN' }, 'PLN 22 an hour'],
  [{ salary_min: 54_080, salary_max: 45_760 }, '$22–26 an hour'],
  [{ salary_min: 45_760, salary_max: 18 }, '$18–22 an hour'],
  [{ salary_min: ' ', salary_max: '-1' }, ''],
  [{}, ''],
])('the facts of a posting name the pay of %j', (fields, text) =>
  expect(payText(jobWith(fields))).toBe(text),
);

it.each([
  ['2026-11-25T00:00:00Z', 'today'],
  ['2026-11-24T23:00:00Z', 'yesterday'],
  ['2026-11-22T12:00:00Z', '3 days ago'],
  ['2026-11-04T12:00:00Z', '3 weeks ago'],
  ['soon', ''],
  [undefined, ''],
])('the facts of a posting name the age of %s', (created, text) =>
  expect(ageText(jobWith({ created }), Date.UTC(2026, 10, 25, 8))).toBe(text),
);

it.each([
  [{ display_name: 'Austin, Travis County', area: ['US', 'Texas', 'Travis County', 'Austin'] }, 'Austin, TX'],
  [{ display_name: 'Texas', area: ['US', 'Texas'] }, 'Texas'],
  [{ display_name: 'Leeds, West Yorkshire', area: ['UK', 'Yorkshire', 'Leeds'] }, 'Leeds, West Yorkshire'],
  [undefined, ''],
])('the facts of a posting name the place of %j', (location, text) =>
  expect(placeText(jobWith({ location }))).toBe(text),
);
