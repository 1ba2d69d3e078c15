import type { Field } from '../field.ts';

export const education = {
  label: 'Education',
  tag: 'teaching-jobs',
  pay: [32_000, 46_000],
  tasks: [
    'Assist in lessons and lead a small group of your own',
    'Prepare material that works without a printer at home',
    'Give feedback that a learner can use the same day',
    'Observe lessons and talk them over with the teacher',
    'Organise a parents’ evening or an open house',
    'Help learners who are new to the language',
    'Document progress in a way that families understand',
    'Try one new method and report honestly how it went',
  ],
  brings: [
    'Patience and a sense of humour',
    'Joy in explaining things twice, in two ways',
    'Studies in education or in the subject you want to teach',
    'Experience with children or young people, from camp, sports or family',
    'Good preparation: the group notices',
    'Consent to the usual background check',
  ],
  gets: [
    'Weekly coaching by an experienced teacher',
    'Observation hours that count towards a licence',
    'A materials budget',
    'Workshops on classroom management and reading',
    'School holidays, which are holidays for you too',
  ],
  postings: [
    {
      title: 'Teaching Assistant Intern',
      company: 'Birchwood Community School',
      city: 'Durham',
      who: 'Birchwood is a public elementary school with a garden, a noisy band and 420 pupils.',
      project: 'You will lead the reading hour of a group of six second-graders, four mornings a week.',
    },
    {
      title: 'Curriculum Development Intern',
      company: 'Abacus House',
      city: 'Chicago',
      who: 'Abacus House writes mathematics lessons that begin with a question worth asking.',
      project: 'You will develop a unit on fractions around recipes and music, and test it in two classes.',
    },
    {
      title: 'Museum Education Internship',
      company: 'Tidewater Science Museum',
      city: 'Charleston',
      who: 'The Tidewater Science Museum receives 900 school classes a year.',
      project: 'You will design a one-hour workshop on tides for eleven-year-olds, with buckets.',
    },
    {
      title: 'Adult Literacy Intern',
      company: 'Open Page Library Network',
      city: 'Memphis',
      who: 'Open Page teaches adults to read, in libraries, in the evening, free of charge.',
      project:
        'You will tutor three learners and build a shelf of short texts that are simple and not childish.',
    },
    {
      title: 'Educational Technology Intern',
      company: 'Chalkline',
      city: 'Salt Lake City',
      who: 'Chalkline makes a notebook app for schools with old computers.',
      project:
        'You will visit ten classrooms, collect what teachers do around our app instead of with it, and propose three changes.',
    },
    {
      title: 'College Access Internship',
      company: 'First Step Scholars',
      city: 'San Antonio',
      who: 'First Step Scholars accompanies pupils whose parents did not go to college.',
      project:
        'You will help twenty seniors with their applications and aid forms, from the first list to the last signature.',
    },
    {
      title: 'Outdoor Education Intern',
      company: 'Timberline Camp School',
      city: 'Missoula',
      who: 'Timberline teaches biology and geography in the forest, a week at a time.',
      project: 'You will lead hikes and evening programmes, and create a night walk for listening.',
    },
    {
      title: 'Special Education Intern',
      company: 'Willowbank Academy',
      city: 'Providence',
      who: 'Willowbank teaches 130 pupils with and without disabilities in the same rooms.',
      project:
        'You will support two pupils through their day and build picture schedules that they helped to design.',
    },
    {
      title: 'Early Childhood Internship',
      company: 'Little Acorn Centers',
      city: 'Albuquerque',
      who: 'Little Acorn runs seven day-care centres in two languages.',
      project: 'You will plan the morning circle for the four-year-olds, with songs in Spanish and English.',
    },
    {
      title: 'Instructional Design Intern',
      company: 'Skillwright',
      city: 'Indianapolis',
      who: 'Skillwright trains electricians and plumbers who study after work.',
      project:
        'You will turn a forty-page safety manual into lessons of seven minutes with questions that make people think.',
    },
    {
      title: 'STEM Tutor Internship',
      company: 'Gearbox After School',
      city: 'Detroit',
      who: 'Gearbox opens its workshop every afternoon to anyone between ten and sixteen.',
      project:
        'You will coach a team that builds a machine for the spring contest, and let them make their own mistakes.',
    },
  ],
} as const satisfies Field;
