import type { Field } from '../field.ts';

export const healthcare = {
  label: 'Healthcare',
  tag: 'healthcare-nursing-jobs',
  pay: [36_000, 54_000],
  tasks: [
    'Accompany nurses and physicians on their rounds and learn the routines',
    'Welcome patients, take their details and explain the next steps',
    'Keep records complete and private',
    'Prepare rooms and material, and check dates and stocks',
    'Translate medical words into everyday ones for leaflets',
    'Collect data for quality reports and check it twice',
    'Call patients after their visit and ask how they are',
    'Take part in team meetings and case discussions',
  ],
  brings: [
    'Studies in nursing, public health, biology or a related field',
    'Respect for people who are not at their best',
    'Reliability: others depend on you to be there',
    'A second language is a great help here',
    'Steady hands and a steady voice',
    'Proof of the usual vaccinations, or the readiness to get them',
  ],
  gets: [
    'Certified first-aid and life-support training',
    'Hours that count for your degree, with the paperwork done by us',
    'A preceptor who has trained interns for years',
    'Free meals on shift and a transit pass',
    'A debriefing every week, because the work can be heavy',
  ],
  postings: [
    {
      title: 'Public Health Intern',
      company: 'Riverbend County Health',
      city: 'Louisville',
      who: 'Riverbend County Health looks after vaccination, clean kitchens and safe wells for 210,000 people.',
      project:
        'You will map where children miss their second vaccination and plan two evening clinics with the schools there.',
    },
    {
      title: 'Nursing Student Internship',
      company: 'Saint Alder Hospital',
      city: 'St. Louis',
      who: 'Saint Alder is a teaching hospital with 340 beds.',
      project:
        'You will work on the heart ward with one nurse as your partner, and care for up to three patients of your own by the end.',
    },
    {
      title: 'Health Informatics Intern',
      company: 'Chartwise',
      city: 'Nashville',
      who: 'Chartwise helps clinics get their own data out of their own computers.',
      project:
        'You will compare medication lists from two systems and build the report that shows a pharmacist where they differ.',
    },
    {
      title: 'Physical Therapy Intern',
      company: 'Stride Again',
      city: 'Phoenix',
      who: 'Stride Again treats people after a stroke or an accident, many of them for a year or longer.',
      project:
        'You will put together home exercises with pictures for ten frequent cases, and try them with patients.',
    },
    {
      title: 'Clinical Operations Internship',
      company: 'Maplegate Pediatrics',
      city: 'Columbus',
      who: 'Maplegate looks after 14,000 children in five practices.',
      project:
        'You will find out why families wait on Mondays, and try a new order of appointments in one practice.',
    },
    {
      title: 'Community Health Worker Intern',
      company: 'Casa Abierta Clinic',
      city: 'El Paso',
      who: 'Casa Abierta treats people without asking about insurance. Half of our visits are in Spanish.',
      project:
        'You will visit families with a health worker and build a course on diabetes with recipes that people cook.',
    },
    {
      title: 'Mental Health Support Intern',
      company: 'Quiet Harbor Center',
      city: 'Seattle',
      who: 'Quiet Harbor runs a helpline and a day centre for young adults.',
      project:
        'You will be trained for the helpline, listen in at first, and take calls with a counsellor at your side.',
    },
    {
      title: 'Pharmacy Intern',
      company: 'Goldenrod Pharmacies',
      city: 'Omaha',
      who: 'Goldenrod is a group of nine pharmacies in towns that have no other.',
      project:
        'You will set up the weekly pill packs for people who take five medicines and more, with a pharmacist checking each.',
    },
    {
      title: 'Hospital Administration Internship',
      company: 'Lakeland Memorial',
      city: 'Buffalo',
      who: 'Lakeland Memorial is the hospital that people here are born in.',
      project:
        'You will follow a surgery from the referral to the bill and propose where one form can replace three.',
    },
    {
      title: 'Medical Device Testing Intern',
      company: 'Truepulse Devices',
      city: 'San Diego',
      who: 'Truepulse builds a blood pressure cuff that measures correctly on every arm.',
      project:
        'You will run measurements with volunteers and document them so that a regulator can follow each step.',
    },
    {
      title: 'Nutrition and Dietetics Intern',
      company: 'Fairfield Veterans Home',
      city: 'Little Rock',
      who: 'The Fairfield Veterans Home is home to 180 people who have opinions about dinner.',
      project:
        'You will plan four weeks of meals for people who find it hard to swallow, meals that still look like meals.',
    },
  ],
} as const satisfies Field;
