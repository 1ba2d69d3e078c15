import type { Job } from '../api/job.ts';
import { jobPostingOf } from './posting-data.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names and values of an object's fields, one for each value of a list. */
const fieldsOf = (object: object): readonly (readonly [string, unknown])[] =>
  Object.entries(object).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((each: unknown) => [name, each] as const),
  );

const Item = ({ of, name }: { readonly of: object; readonly name?: string }) => (
  <div hidden itemScope itemProp={name} itemType={`https://schema.org/${Reflect.get(of, '@type')}`}>
    {fieldsOf(of)
      .filter(([field, value]) => !field.startsWith('@') && value !== undefined)
      .map(([field, value]) =>
        isObject(value) ? (
          <Item key={field} of={value} name={field} />
        ) : (
          <meta key={`${field} ${value}`} itemProp={field} content={`${value}`} />
        ),
      )}
  </div>
);

/** The posting for search engines, as microdata: the page's Trusted Types let nothing write a script of data. */
export const PostingData = ({ job }: { job: Job }) => {
  const data = jobPostingOf(job);
  return data && <Item of={data} />;
};
