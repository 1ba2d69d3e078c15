import type { Field } from '../field.ts';

export const law = {
  label: 'Law',
  tag: 'legal-jobs',
  pay: [40_000, 66_000],
  tasks: [
    'Research case law and sum it up in two pages',
    'Draft letters, motions and contracts that a lawyer then goes through with you',
    'Take part in client interviews and write the notes',
    'Go to court with us and report on hearings',
    'Keep files complete and deadlines visible',
    'Explain a legal text in plain English for the people it concerns',
    'Check citations and quotations before anything is filed',
    'Collect evidence from public records',
  ],
  brings: [
    'Interest in law, from a degree course, a pre-law track or a paralegal certificate',
    'Precise writing',
    'Absolute discretion',
    'The patience to read the footnotes',
    'Ease with people from every walk of life',
    'A feeling for what is fair and what can be proved',
  ],
  gets: [
    'Supervision by an attorney in every matter',
    'Visits to court at least twice a month',
    'A writing sample that you may use, names removed',
    'Access to the legal databases, also for your studies',
    'Lunch lectures on a different field every week',
  ],
  postings: [
    {
      title: 'Legal Intern',
      company: 'Ashgrove Legal Aid',
      city: 'New Orleans',
      who: 'Ashgrove Legal Aid represents people who cannot pay a lawyer, most of them tenants and families.',
      project:
        'You will work in the eviction clinic: prepare files in the morning, stand beside an attorney in court in the afternoon.',
    },
    {
      title: 'Paralegal Internship',
      company: 'Whitlock & Amaya',
      city: 'Phoenix',
      who: 'Whitlock & Amaya is a firm of fourteen lawyers for small companies and their owners.',
      project:
        'You will organise the documents of one large case so that each fact leads to its proof in two clicks.',
    },
    {
      title: 'Immigration Law Intern',
      company: 'Lighthouse Immigrant Defense',
      city: 'Houston',
      who: 'Lighthouse helps people who came here in flight, and their children.',
      project:
        'You will prepare asylum applications with clients and interpreters, one careful page at a time.',
    },
    {
      title: 'Intellectual Property Intern',
      company: 'Marks & Mill',
      city: 'San Jose',
      who: 'Marks & Mill protects the names and inventions of young companies.',
      project:
        'You will search for earlier trademarks and patents and give a first view of what can be registered.',
    },
    {
      title: 'Environmental Law Internship',
      company: 'Watershed Advocates',
      city: 'Seattle',
      who: 'Watershed Advocates goes to court for clean rivers.',
      project:
        'You will read ten years of discharge permits for one river and mark every promise that was not kept.',
    },
    {
      title: 'Criminal Defense Intern',
      company: 'Kestrel County Defenders',
      city: 'Tampa',
      who: 'We are the public defenders of Kestrel County: 40 lawyers, 9,000 cases a year.',
      project:
        'You will visit clients in jail with an investigator and look for the witness that nobody has asked yet.',
    },
    {
      title: 'Compliance Intern',
      city: 'Chicago',
      who: 'A maker of medical instruments with 2,000 employees is looking for support in its compliance department.',
      project: 'You will rewrite the gift policy so that a salesperson can decide in half a minute.',
    },
    {
      title: 'Contract Law Internship',
      company: 'Fairterms',
      city: 'Denver',
      who: 'Fairterms writes contracts that both sides can read.',
      project:
        'You will turn a 38-page rental contract for laboratory space into one of twelve pages that says the same.',
    },
    {
      title: 'Juvenile Justice Intern',
      company: 'Turning Road Project',
      city: 'Oakland',
      who: 'Turning Road offers young people a way to make good what they did, outside the court room.',
      project: 'You will prepare and sit in on meetings between young people and those they harmed.',
    },
    {
      title: 'Legal Technology Intern',
      company: 'Docketline',
      city: 'Atlanta',
      who: 'Docketline reminds people of their court dates by text message, so that nobody is arrested for forgetting.',
      project:
        'You will write the messages, test which ones bring people to court, and check them against local rules.',
    },
    {
      title: 'Human Rights Law Internship',
      company: 'Meridian Rights Center',
      city: 'Washington',
      who: 'The Meridian Rights Center documents abuses at work in supply chains that end in our shops.',
      project: 'You will prepare one complaint, from interviews to the annex, for a hearing in spring.',
    },
  ],
} as const satisfies Field;
