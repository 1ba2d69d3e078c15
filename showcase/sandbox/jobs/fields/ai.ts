import type { Field } from '../field.ts';

export const ai = {
  label: 'AI',
  tag: 'it-jobs',
  pay: [58_000, 92_000],
  tasks: [
    'Prepare and check training data, and write down where it came from',
    'Train small models, compare them honestly and keep the simplest that is good enough',
    'Build the evaluation before the model, so that we know what better means',
    'Read one paper a week with the team and try its idea on our data',
    'Find out why a model fails on a group of people, and say so plainly',
    'Turn a notebook into a service that answers in under 200 milliseconds',
    'Label examples yourself for a day, to learn how hard the question is',
    'Present results with their error bars to people who are not specialists',
  ],
  brings: [
    'Python and a first course in machine learning or statistics',
    'Patience with messy data',
    'A healthy doubt about numbers that look too good',
    'Experience with one of the common deep learning libraries, or the will to learn it quickly',
    'An interest in what your model does to the people it is used on',
    'Enough linear algebra to read a paper without fear',
  ],
  gets: [
    'Your own share of our GPU cluster',
    'A research mentor who has published and a product mentor who has shipped',
    'A chance to present at a workshop, travel paid',
    'Conference recordings and books on us',
    'A reading group every Wednesday, with soup',
  ],
  postings: [
    {
      title: 'Machine Learning Intern',
      company: 'Sorrel Analytics',
      city: 'Boston',
      who: 'Sorrel Analytics predicts demand for blood banks, so that less is thrown away and nobody waits.',
      project:
        'You will extend the model from one city to three, where holidays, storms and marathons all move demand in other ways.',
    },
    {
      title: 'Natural Language Processing Intern',
      company: 'Plainword',
      city: 'San Francisco',
      who: 'Plainword turns official letters into language that people can act on. Eleven county offices use it.',
      project:
        'You will measure whether a simplified letter still says the same thing, and build the check that stops it when it does not.',
    },
    {
      title: 'Computer Vision Internship',
      company: 'Orchard Eye',
      city: 'Fresno',
      who: 'Orchard Eye counts fruit on trees from the back of a tractor, weeks before the harvest.',
      project: 'You will teach the model to see apples that leaves half hide, with a camera that shakes.',
    },
    {
      title: 'AI Safety Research Intern',
      company: 'Bellwether Institute',
      city: 'Oakland',
      who: 'The Bellwether Institute is a non-profit that tests language models before the public meets them.',
      project:
        'You will design tests that show when a model agrees with a person only because the person sounds sure.',
    },
    {
      title: 'Applied AI Intern, Customer Support',
      company: 'Kindly & Rowe',
      city: 'Denver',
      who: 'Kindly & Rowe answers customer mail for forty small online shops, with people first and software second.',
      project:
        'You will build the assistant that drafts answers for our agents and says openly when it does not know.',
    },
    {
      title: 'Speech Recognition Intern',
      company: 'Echoplain',
      city: 'Rochester',
      who: 'Echoplain writes live captions for lectures and town meetings, together with the deaf community here.',
      project: 'You will improve how the captions cope with accents, coughs and two people who talk at once.',
    },
    {
      title: 'Data Science and AI Intern',
      company: 'Harborview Transit Lab',
      city: 'Baltimore',
      who: 'The Harborview Transit Lab works with three bus companies on arrival times that people can trust.',
      project:
        'You will predict how full the next bus is from ticket data and weather, and show it on one stop as a trial.',
    },
    {
      title: 'Machine Learning Operations Intern',
      company: 'Gantry Works',
      city: 'Detroit',
      who: 'Gantry Works keeps models alive after the launch party, for factories that run at night.',
      project:
        'You will build the alarm that notices when the data of a machine no longer looks like the data of its training.',
    },
    {
      title: 'AI Product Intern',
      company: 'Tutorbridge',
      city: 'Chicago',
      who: 'Tutorbridge pairs pupils with volunteer tutors and gives both a practice companion that never hands out the answer.',
      project:
        'You will sit in on lessons, find the moments when a hint helps, and turn them into a prototype that pupils try.',
    },
    {
      title: 'Reinforcement Learning Intern',
      company: 'Coldframe Energy',
      city: 'Minneapolis',
      who: 'Coldframe Energy steers the heating of 300 greenhouses and school buildings.',
      project:
        'You will train a controller in simulation that saves heat without letting a single seedling or pupil freeze.',
    },
    {
      title: 'AI Ethics and Policy Internship',
      company: 'Commonsight',
      city: 'Washington',
      who: 'Commonsight advises public agencies that are about to buy automated decision systems.',
      project:
        'You will write the plain-language report on one such system: what it decides, on whom, and how a person can object.',
    },
  ],
} as const satisfies Field;
