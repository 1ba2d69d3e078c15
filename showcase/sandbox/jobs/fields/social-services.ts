import type { Field } from '../field.ts';

export const socialServices = {
  label: 'Social Services',
  tag: 'social-work-jobs',
  pay: [31_000, 45_000],
  tasks: [
    'Listen first, and find out together what would help',
    'Help people with forms, calls and appointments',
    'Visit homes with a social worker',
    'Lead a group, from cooking to job search',
    'Keep notes that are fair and short',
    'Work with schools, clinics and offices for one person’s good',
    'Organise donations and see that they reach people',
    'Take part in supervision and talk about what stays with you',
  ],
  brings: [
    'Studies in social work, psychology, sociology or similar',
    'Respect without conditions',
    'Clear limits, also your own',
    'A second language, if you have one',
    'Patience with offices',
    'Consent to the usual background check',
  ],
  gets: [
    'Weekly supervision by a licensed social worker',
    'Field hours that count for your degree',
    'Training in de-escalation and trauma',
    'A transit pass',
    'A team that notices when you need a break',
  ],
  postings: [
    {
      title: 'Social Work Intern',
      company: 'Hopewell Family Services',
      city: 'Columbus',
      who: 'Hopewell accompanies 700 families through hard years.',
      project:
        'You will take part in family visits and look after three families in the last months, with your supervisor.',
    },
    {
      title: 'Youth Services Internship',
      company: 'The Back Porch',
      city: 'Atlanta',
      who: 'The Back Porch is an open house for young people who have nowhere to go after school.',
      project: 'You will start one regular evening, whatever you are good at, and keep it going.',
    },
    {
      title: 'Refugee Resettlement Intern',
      company: 'New Neighbors',
      city: 'Boise',
      who: 'New Neighbors meets families at the airport and stays at their side for two years.',
      project: 'You will prepare flats, accompany people to offices and schools, and train volunteers.',
    },
    {
      title: 'Homeless Outreach Intern',
      company: 'Warm Door',
      city: 'Seattle',
      who: 'Warm Door goes out every night with tea, blankets and telephone numbers.',
      project: 'You will join the outreach team twice a week and help people to get papers back.',
    },
    {
      title: 'Case Management Intern',
      company: 'Bridges Recovery Network',
      city: 'Providence',
      who: 'Bridges helps people to stay well after treatment for addiction.',
      project: 'You will help twelve people with housing and work, and describe which steps take longest.',
    },
    {
      title: 'Senior Services Internship',
      company: 'Golden Hour Centers',
      city: 'Tucson',
      who: 'Golden Hour runs day centres for older people and a telephone line against loneliness.',
      project: 'You will pair forty callers with forty older people, and see what becomes of it.',
    },
    {
      title: 'Food Security Program Intern',
      company: 'Full Plate Alliance',
      city: 'Memphis',
      who: 'Full Plate runs pantries in schools, so that no child has to explain anything.',
      project: 'You will open the pantry of one more school, from the shelves to the opening hours.',
    },
    {
      title: 'Child Advocacy Intern',
      company: 'Small Voices',
      city: 'Philadelphia',
      who: 'Small Voices speaks for children in court and in care.',
      project:
        'You will accompany advocates to hearings and visits, and write a guide for children on what happens there.',
    },
    {
      title: 'Community Outreach Intern',
      company: 'Eastside Neighborhood House',
      city: 'St. Louis',
      who: 'Neighborhood House has been a living room for the east side since 1921.',
      project: 'You will visit people who do not come to us and find out why.',
    },
    {
      title: 'Disability Services Intern',
      company: 'Open Ramp Living',
      city: 'Madison',
      who: 'Open Ramp Living supports adults with disabilities in homes of their own.',
      project: 'You will support three people with the week’s plans, from shopping to a choir.',
    },
    {
      title: 'Nonprofit Program Evaluation Intern',
      company: 'Common Thread',
      city: 'Milwaukee',
      who: 'Common Thread asks whether social programmes help, and whom.',
      project:
        'You will interview thirty people who took part in a job programme and compare their answers with the statistics.',
    },
  ],
} as const satisfies Field;
