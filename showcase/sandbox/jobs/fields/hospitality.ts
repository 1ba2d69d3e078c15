import type { Field } from '../field.ts';

export const hospitality = {
  label: 'Hospitality',
  tag: 'hospitality-catering-jobs',
  pay: [30_000, 44_000],
  tasks: [
    'Welcome guests at the desk and remember their names',
    'Help in housekeeping for a week, because everything begins there',
    'Plan weddings, meetings and one difficult birthday',
    'Answer reviews, the good and the other ones',
    'Solve complaints on the spot within a budget of your own',
    'Prepare offers for groups and follow them up',
    'Keep the house book: who arrives, what they need, what they like',
    'Check rooms with an eye for what a guest sees first',
  ],
  brings: [
    'Warmth that lasts until the end of the shift',
    'Studies in hospitality or tourism, or experience in service',
    'Languages: each one helps',
    'A good memory for people',
    'Readiness to work some weekends',
    'Composure when the bus is early and the rooms are not ready',
  ],
  gets: [
    'Meals and a room in the staff house, if you need one',
    'Four departments in one season',
    'Three nights in a sister house at the end',
    'Wine and coffee training by our own people',
    'Tips, shared fairly',
  ],
  postings: [
    {
      title: 'Hotel Management Intern',
      company: 'The Gilded Heron',
      city: 'New Orleans',
      who: 'The Gilded Heron is a hotel with 88 rooms, a courtyard and a very old lift.',
      project: 'You will go through all departments and then lead the front desk on quiet evenings.',
    },
    {
      title: 'Event Planning Internship',
      company: 'Lantern & Lace Events',
      city: 'Charleston',
      who: 'Lantern & Lace plans weddings for people who do not want to worry.',
      project: 'You will be second planner at eight weddings, and the first at one small one.',
    },
    {
      title: 'Tourism Intern',
      company: 'Visit High Desert',
      city: 'Santa Fe',
      who: 'Visit High Desert is the tourist office of eleven towns with more sky than people.',
      project: 'You will create a three-day tour by bus and bicycle, and travel it with test guests.',
    },
    {
      title: 'Guest Experience Intern',
      company: 'Snowberry Lodges',
      city: 'Boise',
      who: 'Snowberry rents 140 cabins in the forest to families, skiers and writers.',
      project:
        'You will call guests a week after their stay, and change the one thing that they mention most.',
    },
    {
      title: 'Restaurant Management Intern',
      company: 'Marigold Table Group',
      city: 'Houston',
      who: 'Marigold runs six restaurants, from a taco window to white tablecloths.',
      project:
        'You will take over the planning of shifts in one restaurant for a month, together with its manager.',
    },
    {
      title: 'Conference Services Internship',
      company: 'Lakefront Congress Hall',
      city: 'Chicago',
      who: 'The Congress Hall holds 200 events a year, from dentists to dog shows.',
      project: 'You will look after one congress of 900 people from the first call to the last coat.',
    },
    {
      title: 'Front Office Intern',
      company: 'Hotel Bellamy',
      city: 'San Francisco',
      who: 'Hotel Bellamy stands on a hill with a cable car at the door.',
      project: 'You will shorten the check-in for late arrivals without making it cold.',
    },
    {
      title: 'Cruise Hospitality Intern',
      company: 'Inside Passage Voyages',
      city: 'Anchorage',
      who: 'Inside Passage sails small ships with sixty guests past glaciers and whales.',
      project: 'You will look after the guests on two voyages and prepare the day programme on shore.',
    },
    {
      title: 'Revenue Management Intern',
      company: 'Palmetto Inns',
      city: 'Savannah',
      who: 'Palmetto is a group of seventeen inns, none of which looks like another.',
      project: 'You will study how prices and bookings move around festivals, and propose a plan for spring.',
    },
    {
      title: 'Resort Recreation Internship',
      company: 'Pine Lake Family Resort',
      city: 'Minneapolis',
      who: 'Pine Lake has cabins, canoes and a talent show on Thursdays.',
      project:
        'You will plan and lead the programme for children from eight to twelve, with a plan for rain.',
    },
    {
      title: 'Sustainable Tourism Intern',
      company: 'Reefkeeper Stays',
      city: 'Honolulu',
      who: 'Reefkeeper lets guests stay with families who know the coast, and who are paid properly for it.',
      project: 'You will develop a half-day programme with two families and agree on rules for visitors.',
    },
  ],
} as const satisfies Field;
