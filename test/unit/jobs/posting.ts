import { parseJob } from '../../../showcase/jobs/api/job.ts';
import { CATALOGUE } from '../../../showcase/jobs/interests/catalogue.ts';
import type { Interest } from '../../../showcase/jobs/interests/interest.ts';

export const postingOf = (fields: object = {}) => {
  const job = parseJob({ id: 1, title: 'Intern', ...fields });
  if (!job) throw new Error('Not a posting');
  return job;
};

export const interestOf = (text: string): Interest => {
  const index = CATALOGUE.findIndex((item) => item.text === text);
  const item = CATALOGUE[index];
  if (!item) throw new Error(`${text} is not in the catalogue`);
  return { ...item, name: `input${index + 1}`, score: 0.75, reasons: [] };
};
