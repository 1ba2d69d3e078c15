import type { Field } from '../field.ts';

export const hr = {
  label: 'HR',
  tag: 'hr-jobs',
  pay: [36_000, 52_000],
  tasks: [
    'Read applications fairly and prepare interviews',
    'Welcome new colleagues and see that their first day works',
    'Answer questions on holidays, pay slips and parental leave',
    'Prepare workshops and be the second trainer',
    'Keep personal data correct and private',
    'Ask people who leave why they leave, and sum it up',
    'Check job adverts for words that keep good people away',
    'Compare pay across teams and write down what you see',
  ],
  brings: [
    'Studies in human resources, psychology, business or social sciences',
    'You can keep a secret',
    'A good ear and a clear pen',
    'Fairness, also towards people you do not like',
    'Order in your papers and dates',
    'Interest in labour law',
  ],
  gets: [
    'Insight into every department',
    'Training in interviewing, with practice',
    'A first HR certificate, fees paid',
    'Monthly coffee with the managing director',
    'A reference within a week of your last day',
  ],
  postings: [
    {
      title: 'Human Resources Intern',
      company: 'Halcyon Paper Mills',
      city: 'Eugene',
      who: 'Halcyon makes paper from straw, with 380 people in three shifts.',
      project:
        'You will rework the first week of new colleagues on the night shift, who today meet nobody from HR at all.',
    },
    {
      title: 'Recruiting Internship',
      company: 'Brightside Home Care',
      city: 'Tampa',
      who: 'Brightside sends carers to 2,400 homes and hires forty people every month.',
      project: 'You will shorten the way from application to first shift from three weeks to one.',
    },
    {
      title: 'Talent Development Intern',
      company: 'Coldbrook Dairies',
      city: 'Madison',
      who: 'Coldbrook is owned by 700 farms and employs 1,100 people.',
      project:
        'You will design a course for people who lead a team for the first time, and hold one module yourself.',
    },
    {
      title: 'People Operations Intern',
      company: 'Stackhaven',
      city: 'San Francisco',
      who: 'Stackhaven makes accounting software, and has grown from 20 to 140 people in two years.',
      project:
        'You will write the handbook that we should have had, by asking everyone what they wished to know.',
    },
    {
      title: 'Diversity and Inclusion Intern',
      company: 'Keystone Water Authority',
      city: 'Philadelphia',
      who: 'Keystone supplies water to two million people, and would like to look more like them.',
      project:
        'You will study where applicants drop out of our hiring, and try two changes with one department.',
    },
    {
      title: 'Compensation and Benefits Intern',
      company: 'Ridgeline Outfitters',
      city: 'Salt Lake City',
      who: 'Ridgeline sells tents and ropes in sixty shops.',
      project:
        'You will compare our pay with the market for ten roles and prepare the talk with the managers.',
    },
    {
      title: 'HR Analytics Internship',
      company: 'Summit Ambulance',
      city: 'Albuquerque',
      who: 'Summit employs 600 paramedics and drivers, who have a hard job and often leave it.',
      project:
        'You will look for patterns in rosters and resignations and find out what a fair roster changes.',
    },
    {
      title: 'Employee Wellbeing Intern',
      company: 'Larch & Linden Schools',
      city: 'Columbus',
      who: 'Larch & Linden runs fourteen schools, and knows that tired teachers help nobody.',
      project:
        'You will try out three small offers with one school, from quiet rooms to swap shifts, and evaluate them.',
    },
    {
      title: 'Training Coordination Intern',
      company: 'Anvil Trades Academy',
      city: 'St. Louis',
      who: 'Anvil trains welders, roofers and crane drivers for 80 firms.',
      project:
        'You will coordinate a course of 24 apprentices, from room to exam, and improve the plan for the next one.',
    },
    {
      title: 'Labor Relations Internship',
      city: 'Chicago',
      who: 'A city agency with 5,000 employees and nine unions takes two interns in its labour relations office.',
      project: 'You will prepare figures and comparisons for a round of talks, and sit in on some of them.',
    },
    {
      title: 'Workforce Planning Intern',
      company: 'Orchard Lane Grocers',
      city: 'Charlotte',
      who: 'Orchard Lane has 75 supermarkets and 9,000 people on rosters.',
      project: 'You will predict how many cashiers a Saturday needs, and let three shops test your plan.',
    },
  ],
} as const satisfies Field;
