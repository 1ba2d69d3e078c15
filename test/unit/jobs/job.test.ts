import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ageText,
  linkable,
  parseJob,
  parseJobs,
  payText,
  placeText,
} from '../../../showcase/jobs/api/job.ts';
import { plainText } from '../../../showcase/jobs/api/plain-text.ts';
import { postingOf } from './posting.ts';

const POSTING = {
  id: '42',
  title: 'Type Intern',
  description: '<p>Draw letters.</p>',
  redirect_url: 'https://jobs.example/42',
  company: { display_name: 'Inkwell' },
  location: { display_name: 'Basel' },
  category: { label: 'Design', tag: 'design-jobs' },
};

it('a posting is read with the fields of the specification', () => {
  expect(parseJob(POSTING)).toEqual({
    ...POSTING,
    location: { display_name: 'Basel', area: [] },
    category: { label: 'Design', topics: ['Design'], tag: '' },
    created: '',
    contract_time: '',
    salary_min: null,
    salary_max: null,
    salary_is_predicted: '0',
    salary_currency: 'USD',
  });
});

it.each([
  ['<strong>Intern</strong>, R&amp;D', 'Intern, R&D'],
  ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
])('a posting shows the characters of a title, not its tags and entities: %s', (title, shown) => {
  expect(parseJob({ ...POSTING, title })?.title).toBe(shown);
  expect(parseJob({ ...POSTING, company: { display_name: title } })?.company.display_name).toBe(shown);
});

it.each([
  ['IT Jobs', ['IT', 'Tech'], { label: 'IT', topics: ['IT', 'Tech'] }],
  ['Retail Jobs', [], { label: 'Retail', topics: [] }],
  ['Social Services', undefined, { label: 'Social Services', topics: ['Social Services'] }],
])('a posting takes the category of “%s” from its topics %j', (label, topics, category) => {
  const job = parseJob({ ...POSTING, category: { label, topics } });
  expect(job?.category).toEqual({ ...category, tag: '' });
  expect(parseJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
});

it.each(['company', 'location', 'category', 'description', 'redirect_url'])(
  'a posting may come without its %s',
  (field) => {
    expect(parseJob({ ...POSTING, [field]: undefined })).not.toBeNull();
    expect(parseJob({ ...POSTING, [field]: null })).not.toBeNull();
    expect(parseJob({ ...POSTING, [field]: 12 })).not.toBeNull();
  },
);

it.each(['id', 'title'])('a posting is left out without its %s', (field) => {
  expect(parseJob({ ...POSTING, [field]: undefined })).toBeNull();
  expect(parseJob({ ...POSTING, [field]: ' ' })).toBeNull();
});

it('a posting is listed once, however often its id comes', () => {
  expect(parseJobs([POSTING, { ...POSTING, title: 'Again' }, { ...POSTING, id: '43' }])).toHaveLength(2);
});

it('a posting never throws for any values of its fields', () => {
  fc.assert(
    fc.property(
      fc.record(
        anyOf('redirect_url', 'company', 'location', 'category', 'created', 'salary_min', 'contract_time'),
      ),
      (fields) => {
        expect(parseJob({ ...POSTING, ...fields })?.id).toBe('42');
      },
    ),
  );
});

const anyOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, fc.jsonValue()]));

it.each(['https://jobs.example/1', 'HTTPS://JOBS.EXAMPLE'])(
  'an address to apply at is linked when it is %s',
  (address) => expect(linkable(address)).toBe(address),
);

it.each([
  'javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//jobs.example/1',
  '/job/1',
  '',
  null,
  ['https://jobs.example'],
])('an address to apply at is not linked when it is %j', (address) => expect(linkable(address)).toBe(''));

it.each([
  ['List&lt;String&gt; intern', 'List<String> intern'],
  ['K&uuml;che, &Eacute;cole, ni&ntilde;o, gar&ccedil;on', 'Küche, École, niño, garçon'],
  ['R&amp;D &amp; &unknown; &amp', 'R&D & &unknown; &amp'],
  ['1 < 2 and 3 > 1', '1 < 2 and 3 > 1'],
  ['<b>C</b>hef, <pre>Sous</pre>', 'Chef, Sous'],
  ['Intern<!-- ref <b>7</b> --> &rarr; &frac12; day, soft&shy;ware', 'Intern → ½ day, software'],
  ['&laquo;Sm&oslash;rebr&oslash;d&raquo; 20 &deg;C', '«Smørebrød» 20 °C'],
])('a posting’s title %s is shown as %s', (title, shown) => {
  expect(plainText(title)).toBe(shown);
});

it.each([
  [{ salary_min: 45_760, salary_max: 54_080 }, '$22–26 an hour'],
  [{ salary_min: 45_760, salary_max: 45_760 }, '$22 an hour'],
  [{ salary_max: 54_080, salary_is_predicted: '1' }, 'est. $26 an hour'],
  [{ salary_min: 18, salary_max: 21 }, '$18–21 an hour'],
  [{ salary_min: 45_760, salary_currency: 'GBP' }, '£22 an hour'],
  [{ salary_min: 54_080, salary_max: 45_760 }, '$22–26 an hour'],
  [{ salary_min: ' ', salary_max: '-1' }, ''],
  [{}, ''],
])('the facts of a posting name the pay of %j', (fields, text) =>
  expect(payText(postingOf(fields))).toBe(text),
);

it.each([
  ['2026-11-25T00:00:00Z', 'today'],
  ['2026-11-24T23:00:00Z', 'yesterday'],
  ['2026-11-04T12:00:00Z', '3 weeks ago'],
  ['soon', ''],
  [undefined, ''],
])('the facts of a posting name the age of %s', (created, text) =>
  expect(ageText(postingOf({ created }), Date.UTC(2026, 10, 25, 8))).toBe(text),
);

it.each([
  [{ display_name: 'Austin, Travis County', area: ['US', 'Texas', 'Travis County', 'Austin'] }, 'Austin, TX'],
  [{ display_name: 'Texas', area: ['US', 'Texas'] }, 'Texas'],
  [{ display_name: 'Leeds, West Yorkshire', area: ['UK', 'Yorkshire', 'Leeds'] }, 'Leeds, West Yorkshire'],
  [undefined, ''],
])('the facts of a posting name the place of %j', (location, text) =>
  expect(placeText(postingOf({ location }))).toBe(text),
);
