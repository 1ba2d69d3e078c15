import type { Field } from '../field.ts';

export const environmental = {
  label: 'Environmental',
  tag: 'energy-oil-gas-jobs',
  pay: [34_000, 52_000],
  tasks: [
    'Take samples of water, soil or air and label them beyond doubt',
    'Spend two days a week outdoors, whatever the weather',
    'Enter measurements and find the implausible ones',
    'Draw maps with geographic information software',
    'Speak with landowners and neighbours before we step on their ground',
    'Write a report that a city council reads to the end',
    'Guide volunteers on a Saturday once a month',
    'Look after the equipment and calibrate it',
  ],
  brings: [
    'Studies in ecology, geography, chemistry or environmental science',
    'Sturdy boots and good spirits',
    'A driving licence is useful but not needed',
    'Experience with maps or statistics software',
    'An honest way with data that does not fit',
    'Care for places and the people who live there',
  ],
  gets: [
    'Field clothing and equipment',
    'Training in sampling that carries a certificate',
    'Co-authorship where your data is published',
    'A room at the field station when days are long',
    'Contacts to agencies that hire every spring',
  ],
  postings: [
    {
      title: 'Environmental Science Intern',
      company: 'Clearbrook River Trust',
      city: 'Chattanooga',
      who: 'The Clearbrook River Trust has measured the same 60 points on one river every month since 1988.',
      project: 'You will find out where the salt comes from that we see each March.',
    },
    {
      title: 'Sustainability Internship',
      company: 'Harrow & Vale Hotels',
      city: 'Asheville',
      who: 'Harrow & Vale runs nine mountain lodges and wants to leave the mountains as they were.',
      project: 'You will weigh the waste of one lodge for a month and halve the largest heap.',
    },
    {
      title: 'Renewable Energy Intern',
      company: 'Sunmeadow Solar',
      city: 'Albuquerque',
      who: 'Sunmeadow builds solar fields that sheep can graze under.',
      project:
        'You will compare the yield of two ways to mount the panels, from data and from standing beside them.',
    },
    {
      title: 'Wildlife Conservation Intern',
      company: 'Prairie Chicken Alliance',
      city: 'Wichita',
      who: 'The alliance brings ranchers and biologists to one table, for the sake of a bird that dances.',
      project: 'You will count birds at dawn in April and map which fields they choose.',
    },
    {
      title: 'Climate Policy Internship',
      company: 'Lowland Cities Network',
      city: 'Miami',
      who: 'The network connects 43 towns that the sea is coming closer to.',
      project:
        'You will compare how eight towns pay for pumps, walls and moving house, and write the guide for the rest.',
    },
    {
      title: 'Urban Forestry Intern',
      company: 'Shade for All',
      city: 'Sacramento',
      who: 'Shade for All plants street trees where summers are hottest and trees are fewest.',
      project: 'You will measure the shade on three school routes and plan where thirty trees help most.',
    },
    {
      title: 'Water Quality Intern',
      company: 'Great Bay Laboratories',
      city: 'Milwaukee',
      who: 'Great Bay tests drinking water for four counties, 200 samples a day.',
      project: 'You will validate a faster test for lead together with our chemists.',
    },
    {
      title: 'Recycling and Waste Intern',
      company: 'Roundabout Materials',
      city: 'Portland',
      who: 'Roundabout sorts what others throw away, and gets better at it each year.',
      project: 'You will follow yoghurt cups through the plant and find out where they get lost.',
    },
    {
      title: 'Marine Biology Internship',
      company: 'Kelp Coast Station',
      city: 'San Diego',
      who: 'Kelp Coast is a field station with two boats and a view.',
      project:
        'You will help to replant kelp, photograph it every week and measure its growth from the pictures.',
    },
    {
      title: 'Sustainable Agriculture Intern',
      company: 'Loam & Legume',
      city: 'Madison',
      who: 'Loam & Legume advises 300 farms that want to plough less.',
      project:
        'You will dig, weigh and count earthworms on twenty fields, and tell each farmer what it means.',
    },
    {
      title: 'Environmental Justice Intern',
      company: 'Breathe Easy Coalition',
      city: 'Houston',
      who: 'Breathe Easy measures the air next to highways and plants, with sensors on porches.',
      project:
        'You will set up fifteen sensors with residents and help them to present the results to the city.',
    },
  ],
} as const satisfies Field;
