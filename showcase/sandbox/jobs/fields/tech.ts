import type { Field } from '../field.ts';

export const tech = {
  label: 'Tech',
  tag: 'it-jobs',
  pay: [52_000, 84_000],
  tasks: [
    'Build features end to end with an engineer beside you, from the first sketch to the release',
    'Write tests that others can read, and fix the ones that fail for no good reason',
    'Review the code of your teammates and have your own reviewed the same day',
    'Look into bug reports from real customers until the cause is clear',
    'Measure how fast our screens are and make the slowest one quicker',
    'Write short notes on what you decided and why',
    'Show your progress to the whole team every second Friday',
    'Take part in planning and say what you think can wait',
  ],
  brings: [
    'One programming language that you know well, whichever it is',
    'A project you can show us, from a course, a club or a rainy weekend',
    'The habit of asking early when something is unclear',
    'Basic knowledge of Git and the command line',
    'Curiosity about how things work underneath',
    'Clear written English',
  ],
  gets: [
    'A mentor with an hour for you every day',
    'A laptop of your choice for the time of the internship',
    'Your name in the release notes',
    'A budget of $400 for books and courses',
    'Lunch with a different team each week',
  ],
  postings: [
    {
      title: 'Software Engineering Intern',
      company: 'Fernhollow Software',
      city: 'Austin',
      who: 'Fernhollow writes scheduling software that 1,900 dental and veterinary practices use every day. We are 34 people in a former print shop on the east side.',
      project:
        'Practices lose hours to cancelled appointments. You will build the waiting list that offers a free slot to the next patient by text message.',
    },
    {
      title: 'Frontend Developer Internship',
      company: 'Tallgrass Interactive',
      city: 'Omaha',
      who: 'Tallgrass Interactive makes web shops for small farms and makers in the Midwest.',
      project:
        'You will rebuild the product page in TypeScript so that it loads within a second on a rural phone connection and works with a keyboard alone.',
    },
    {
      title: 'Mobile App Intern (iOS and Android)',
      company: 'Pocketlark',
      city: 'San Diego',
      who: 'Pocketlark is a bird-watching app with 600,000 users and a team of nine.',
      project:
        'You will add offline maps, so that people who walk where there is no signal can still record what they saw.',
    },
    {
      title: 'Backend Developer Intern',
      company: 'Quillwater Systems',
      city: 'Columbus',
      who: 'Quillwater moves claims between insurers and repair shops: about forty requests a second, every one of which matters to somebody.',
      project:
        'You will replace our oldest import job, a nightly script, by a service that handles each file as it arrives.',
    },
    {
      title: 'Quality Engineering Intern',
      company: 'Brasswing Games',
      city: 'Seattle',
      who: 'Brasswing makes puzzle games that families play together on one sofa.',
      project:
        'You will write the tool that plays each new level a thousand times overnight and reports where players would get stuck.',
    },
    {
      title: 'Web Accessibility Intern',
      company: 'Openramp',
      city: 'Madison',
      who: 'Openramp helps cities and universities make their websites usable for everyone, with or without a screen reader.',
      project:
        'You will test five public websites together with people who use assistive technology, and turn what you find into fixes.',
    },
    {
      title: 'Developer Tools Intern',
      company: 'Copperline Labs',
      city: 'Boulder',
      who: 'Copperline builds the command line tools that other programmers keep open all day.',
      project:
        'You will give our error messages a second life: each should say what happened, where, and what to try next.',
    },
    {
      title: 'Robotics Software Intern',
      company: 'Millrace Robotics',
      city: 'Pittsburgh',
      who: 'Millrace builds slow, careful robots that sort reusable parts out of building rubble.',
      project:
        'You will write the viewer in which an operator replays the last ten minutes of a robot, camera and arm together.',
    },
    {
      title: 'Game Programming Internship',
      company: 'Lanternfish Studio',
      city: 'Raleigh',
      who: 'Lanternfish is an independent studio of twelve. Our last game was about running a lighthouse.',
      project: 'You will program the weather: rain, fog and the way both change what the characters do.',
    },
    {
      title: 'Product Engineering Intern, Payments',
      company: 'Ledgerleaf',
      city: 'New York',
      who: 'Ledgerleaf lets independent bookshops take payments and keep their accounts in one place.',
      project:
        'You will build refunds for orders that were paid partly with gift cards, a case that our shops ask for every December.',
    },
    {
      title: 'Open Source Software Intern',
      company: 'Hazelmere Foundation',
      city: 'Portland',
      who: 'The Hazelmere Foundation maintains mapping libraries that volunteers and fire departments rely on.',
      project:
        'You will look after the issues of one library for a summer, fix what you can, and guide newcomers to their first change.',
    },
  ],
} as const satisfies Field;
