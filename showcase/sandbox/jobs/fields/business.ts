import type { Field } from '../field.ts';

export const business = {
  label: 'Business',
  tag: 'consultancy-jobs',
  pay: [38_000, 58_000],
  tasks: [
    'Talk to customers on the phone and write down what they really said',
    'Keep the weekly numbers and explain the one that moved',
    'Compare what competitors offer and charge, from their public pages',
    'Prepare the slides for a decision, with the two options and their price',
    'Follow an order from the first call to the paid invoice and note where it waits',
    'Set up small trials and judge them after two weeks',
    'Draft proposals for new partners and join the meetings',
    'Clean up the spreadsheet that everybody fears',
  ],
  brings: [
    'A head for numbers and the nerve to question them',
    'Confidence with spreadsheets',
    'Friendly, clear manners on the phone and in writing',
    'The wish to see how a company works from the inside',
    'Good judgement about what matters this week',
    'Course work in business, economics or anything that taught you to argue from evidence',
  ],
  gets: [
    'A seat in the Monday meeting, with a voice',
    'A mentor from the management team',
    'A small budget of your own for one trial',
    'A written reference that names what you achieved',
    'Visits to customers, travel paid',
  ],
  postings: [
    {
      title: 'Business Development Intern',
      company: 'Marlow & Pine Furniture',
      city: 'Grand Rapids',
      who: 'Marlow & Pine makes desks that are built to be repaired. Offices send them back to us after ten years and get them again as new.',
      project:
        'You will find out which twenty universities renew their dormitories next year, and open the conversation with five of them.',
    },
    {
      title: 'Strategy Internship',
      company: 'Northgate Advisory',
      city: 'Chicago',
      who: 'Northgate advises family-owned manufacturers when one generation hands over to the next.',
      project:
        'You will study one product line of a client, from its costs to its customers, and recommend whether to keep it.',
    },
    {
      title: 'Operations Intern',
      company: 'Sundial Laundry Cooperative',
      city: 'Philadelphia',
      who: 'Sundial washes for hotels and clinics and belongs to its 140 workers.',
      project:
        'You will time the night shift, together with the people who work it, and propose three changes that make it lighter.',
    },
    {
      title: 'Market Research Intern',
      city: 'Dallas',
      who: 'A maker of breakfast cereals with four brands in every supermarket of the South-West offers this internship through its consumer insight team.',
      project: 'You will run a taste panel of sixty families and tell the product team what nobody expected.',
    },
    {
      title: 'Product Management Intern',
      company: 'Rentwell',
      city: 'Atlanta',
      who: 'Rentwell rents out tools, tents and projectors by the day from lockers at the corner.',
      project:
        'You will own the question of late returns for a summer: why they happen, what we try, and what works.',
    },
    {
      title: 'Entrepreneurship Intern',
      company: 'Firstlight Ventures',
      city: 'Tulsa',
      who: 'Firstlight helps people who lost their job to a plant closure to found start-ups of their own.',
      project:
        'You will accompany three founders from the idea to the first paying customer, and write down what the next group should know.',
    },
    {
      title: 'Sales Operations Internship',
      company: 'Bluestem Irrigation',
      city: 'Wichita',
      who: 'Bluestem sells irrigation that waters each row by its need. Our customers are growers, and they notice bad manners.',
      project:
        'You will tidy the records of 2,300 customers and build the list that tells each salesperson whom to call before planting.',
    },
    {
      title: 'Business Analyst Intern',
      company: 'Larkspur Dental Group',
      city: 'Charlotte',
      who: 'Larkspur runs nineteen dental practices that share one back office.',
      project:
        'You will explain why two practices of the same size differ by a month in how fast their bills are paid.',
    },
    {
      title: 'E-commerce Intern',
      company: 'Thistle Yarns',
      city: 'Providence',
      who: 'Thistle dyes wool by hand and sells nine parcels in ten abroad.',
      project:
        'You will prepare our shop for Canada: duties, delivery times, and texts that make both clear before the order.',
    },
    {
      title: 'Social Enterprise Intern',
      company: 'Second Bell',
      city: 'Milwaukee',
      who: 'Second Bell refurbishes school furniture with young people who left school early.',
      project:
        'You will work out what one repaired chair costs us, and what a school saves by it, so that districts can decide.',
    },
    {
      title: 'Retail Management Internship',
      company: 'Hollis General Stores',
      city: 'Burlington',
      who: 'Hollis keeps the last shop open in twenty-six small towns.',
      project:
        'You will run the shop in one town for two weeks at the end of the summer, with the manager on call and a team that knows more than you.',
    },
  ],
} as const satisfies Field;
