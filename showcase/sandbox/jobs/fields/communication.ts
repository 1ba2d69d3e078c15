import type { Field } from '../field.ts';

export const communication = {
  label: 'Communication',
  tag: 'pr-advertising-marketing-jobs',
  pay: [35_000, 54_000],
  tasks: [
    'Write posts, newsletters and press releases that people finish',
    'Interview colleagues and turn it into a story',
    'Plan the calendar for the next month and keep to it',
    'Answer questions from the public, friendly and correct',
    'Cut short films and write captions for all of them',
    'Follow what is said about us and tell us also what hurts',
    'Look at the figures after a campaign and name what did not work',
    'Keep the picture archive in order, with permissions',
  ],
  brings: [
    'Texts that you are proud of, from a blog, a student paper or a drawer',
    'Spelling that needs no second look',
    'A feeling for tone: a joke is not always welcome',
    'Curiosity about people',
    'Some practice with cameras, sound or layout',
    'Calm when three things are due at noon',
  ],
  gets: [
    'Bylines under everything you write',
    'Editing by a former newspaper editor, line by line',
    'A camera for the weekends',
    'Tickets to the events we cover',
    'A portfolio of at least ten published pieces',
  ],
  postings: [
    {
      title: 'Communications Intern',
      company: 'Great Plains Food Bank Union',
      city: 'Kansas City',
      who: 'The union speaks for 27 food banks between the Rockies and the Mississippi.',
      project:
        'You will tell the story of one truck, from the warehouse to twelve kitchens, in text and pictures.',
    },
    {
      title: 'Social Media Internship',
      company: 'Velvet Goat Cheese',
      city: 'Burlington',
      who: 'Velvet Goat makes cheese and has more followers than goats, though it is close.',
      project:
        'You will run our channels for a season and find out which short films sell cheese and which only get applause.',
    },
    {
      title: 'Journalism Intern',
      company: 'The Canal Street Ledger',
      city: 'Indianapolis',
      who: 'The Ledger is a local newspaper with eleven reporters, a podcast and 18,000 subscribers.',
      project:
        'You will report from the city desk and research one longer piece of your own, with an editor who answers the phone.',
    },
    {
      title: 'Public Relations Intern',
      company: 'Bright & Early',
      city: 'Los Angeles',
      who: 'Bright & Early does public relations for museums, orchestras and one circus.',
      project:
        'You will prepare the opening of an exhibition: the press list, the kit, and the tour for critics.',
    },
    {
      title: 'Content Marketing Intern',
      company: 'Trailkettle',
      city: 'Denver',
      who: 'Trailkettle sells stoves and pots for people who cook on mountains.',
      project: 'You will write ten guides that answer what hikers really ask, and test the recipes in them.',
    },
    {
      title: 'Podcast Production Intern',
      company: 'Earshot Cooperative',
      city: 'Philadelphia',
      who: 'Earshot makes radio documentaries that belong to the people who made them.',
      project: 'You will produce one episode from the first call to the final mix.',
    },
    {
      title: 'Internal Communications Internship',
      company: 'Northern Rail Works',
      city: 'Cleveland',
      who: 'Northern Rail Works repairs locomotives. Most of our 1,200 people have no desk.',
      project: 'You will find a way to reach the night shift that is not another poster.',
    },
    {
      title: 'Science Communication Intern',
      company: 'Deepfield Observatory',
      city: 'Tucson',
      who: 'The Deepfield Observatory looks at very faint things, and its visitors ask very good questions.',
      project:
        'You will write an evening programme for visitors on a cloudy night, when there is nothing to see.',
    },
    {
      title: 'Copywriting Intern',
      company: 'Plum & Parcel',
      city: 'New York',
      who: 'Plum & Parcel is an agency of twenty that writes for brands with something to say.',
      project:
        'You will write the packaging texts for a tea maker: forty boxes, forty words each, none of them "authentic".',
    },
    {
      title: 'Event Communications Internship',
      company: 'Riverfront Festivals',
      city: 'Cincinnati',
      who: 'Riverfront organises a music, a book and a kite festival, all by the water.',
      project:
        'You will be the voice of the book festival for volunteers and visitors, including on the day when it rains.',
    },
    {
      title: 'Photography and Video Intern',
      company: 'Humboldt Aquarium',
      city: 'Reno',
      who: 'The Humboldt Aquarium shows the life of desert lakes, and is open every day but one.',
      project:
        'You will film the feeding of the giant trout, and eleven quieter things, for the new website.',
    },
  ],
} as const satisfies Field;
