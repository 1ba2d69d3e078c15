import type { Field } from '../field.ts';

export const it = {
  label: 'IT',
  tag: 'it-jobs',
  pay: [42_000, 66_000],
  tasks: [
    'Help colleagues at the service desk, in person and on the phone',
    'Set up computers, accounts and printers, and document how',
    'Watch servers and networks, and react before somebody calls',
    'Automate what you have done by hand three times',
    'Test backups by bringing something back from them',
    'Keep the list of devices and licences honest',
    'Write guides with pictures that people really use',
    'Take part in a drill for the day when nothing works',
  ],
  brings: [
    'Basics of networks, operating systems or databases',
    'Patience with people who are in a hurry',
    'Scripts you have written, in any shell or language',
    'A careful hand with passwords and rights',
    'The habit of reading the log first',
    'Order, in cables and in files',
  ],
  gets: [
    'A certificate of your choice, exam fee paid',
    'A home laboratory from our retired hardware',
    'A guided tour of a data centre',
    'Shadowing in security, networks and databases',
    'No on-call duty at night',
  ],
  postings: [
    {
      title: 'IT Support Intern',
      company: 'Birchmont College',
      city: 'Burlington',
      who: 'Birchmont is a college with 3,100 students, and each brings three devices.',
      project: 'You will prepare the first week of term, when everybody needs the wireless network at once.',
    },
    {
      title: 'Cybersecurity Intern',
      company: 'Ravenlock Security',
      city: 'San Antonio',
      who: 'Ravenlock watches over the networks of hospitals and small towns.',
      project: 'You will examine suspicious mail, and train staff of one town hall to spot it.',
    },
    {
      title: 'Network Administration Internship',
      company: 'Prairie Broadband Cooperative',
      city: 'Des Moines',
      who: 'Prairie Broadband brings fibre to farms, and belongs to those farms.',
      project:
        'You will map the network of one county and find the points where one cut would leave everyone offline.',
    },
    {
      title: 'Database Administrator Intern',
      company: 'Archivist Systems',
      city: 'Richmond',
      who: 'Archivist keeps birth records, maps and court files for 120 archives.',
      project: 'You will speed up the ten slowest queries, and show by measurement that you did.',
    },
    {
      title: 'Cloud Infrastructure Intern',
      company: 'Nimbleway',
      city: 'Seattle',
      who: 'Nimbleway runs web shops for others, and Friday nights are busy.',
      project:
        'You will make our test environments start in five minutes instead of fifty and stop when nobody uses them.',
    },
    {
      title: 'Systems Administration Intern',
      company: 'Quarry Lake Hospital',
      city: 'Grand Rapids',
      who: 'Quarry Lake Hospital has 1,800 computers, and none of them may fail.',
      project:
        'You will build the update plan for one ward, with nurses who tell you when it disturbs least.',
    },
    {
      title: 'IT Asset Management Intern',
      city: 'Columbus',
      who: 'An insurer with 4,000 employees in five cities wants to know what it owns.',
      project:
        'You will match three lists of devices that do not agree, and find the 300 laptops between them.',
    },
    {
      title: 'Help Desk Internship',
      company: 'Bayside School District',
      city: 'Tampa',
      who: 'Bayside looks after the technology of 62 schools.',
      project: 'You will take calls from teachers and turn the twenty most frequent ones into short films.',
    },
    {
      title: 'Business Intelligence Intern',
      company: 'Kettle & Crown',
      city: 'Milwaukee',
      who: 'Kettle & Crown roasts coffee for 1,100 cafés.',
      project: 'You will build the data mart for deliveries and the report that drivers see on their phone.',
    },
    {
      title: 'Identity and Access Intern',
      company: 'Union Square Bank',
      city: 'New York',
      who: 'Union Square is a savings bank, founded in 1868 and patched last Tuesday.',
      project: 'You will review who has access to what, and design the form with which it is asked for.',
    },
    {
      title: 'IT Project Management Intern',
      company: 'Tri-County Libraries',
      city: 'Cleveland',
      who: 'Tri-County has 34 libraries, a bookmobile and one catalogue.',
      project:
        'You will steer the move to new self-service stations in three branches, with time, budget and training.',
    },
  ],
} as const satisfies Field;
