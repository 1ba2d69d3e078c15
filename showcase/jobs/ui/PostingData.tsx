import type { Job } from '../api/job.ts';
import { isItem, itemFields, itemType, jobPostingOf } from '../api/posting-data.ts';

const Item = ({ of, name }: { readonly of: object; readonly name?: string }) => (
  <div hidden itemScope itemProp={name} itemType={itemType(of)}>
    {itemFields(of).map(([field, value]) =>
      isItem(value) ? (
        <Item key={field} of={value} name={field} />
      ) : (
        <meta key={`${field} ${value}`} itemProp={field} content={`${value}`} />
      ),
    )}
  </div>
);

/**
 * The posting for search engines, as microdata, because the page's Trusted Types policy forbids writing a script
 * element with data.
 */
export const PostingData = ({ job }: { job: Job }) => {
  const data = jobPostingOf(job);
  return data && <Item of={data} />;
};
