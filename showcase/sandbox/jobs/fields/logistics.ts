import type { Field } from '../field.ts';

export const logistics = {
  label: 'Logistics',
  tag: 'logistics-warehouse-jobs',
  pay: [36_000, 56_000],
  tasks: [
    'Plan tours and compare the plan with the day as it was',
    'Count stock, find the difference and its reason',
    'Speak with drivers, dock crews and customers when something is late',
    'Work one shift in every role before you change any of them',
    'Build a dashboard with the five figures that matter',
    'Prepare customs papers and check them with a specialist',
    'Measure how far people walk for an order, and shorten it',
    'Get quotes from carriers and compare what is in the small print',
  ],
  brings: [
    'Studies in supply chain, industrial engineering, business or similar',
    'Practical sense: you see when a pallet will tip',
    'Good spreadsheets, perhaps some Python',
    'Clear words on the phone',
    'Early mornings do not frighten you',
    'Interest in the people who move things',
  ],
  gets: [
    'Forklift training with a licence',
    'Safety shoes, and breakfast before six',
    'A ride along on a long tour, if you like',
    'A project that is switched on while you are still here',
    'Bonuses on the same terms as everyone',
  ],
  postings: [
    {
      title: 'Supply Chain Intern',
      company: 'Redcap Beverages',
      city: 'Louisville',
      who: 'Redcap bottles ginger beer and lemonade and delivers to 6,000 shops.',
      project: 'You will find the reason why empty bottles come back too late each August.',
    },
    {
      title: 'Logistics Internship',
      company: 'Switchyard Freight',
      city: 'Memphis',
      who: 'Switchyard moves parcels between trains and trucks, mostly at night.',
      project:
        'You will plan the dock doors for one terminal so that no truck waits longer than forty minutes.',
    },
    {
      title: 'Warehouse Operations Intern',
      company: 'Paperwhale Books',
      city: 'Reno',
      who: 'Paperwhale ships 30,000 used books a day, each one different.',
      project:
        'You will rearrange the shelves by what is ordered together and measure the steps that are saved.',
    },
    {
      title: 'Transportation Planning Intern',
      company: 'Metro Mosaic Transit',
      city: 'Salt Lake City',
      who: 'Metro Mosaic runs buses in seven suburbs that grew faster than their roads.',
      project: 'You will redraw one bus line with its drivers, and work out what it costs and who gains.',
    },
    {
      title: 'Procurement Intern',
      company: 'Tern Island Ferries',
      city: 'Seattle',
      who: 'Tern Island runs eleven ferries that may never lack a spare part.',
      project:
        'You will list the parts with only one supplier and find a second one for the ten most critical.',
    },
    {
      title: 'Inventory Analyst Internship',
      company: 'Hardy & Sons Hardware',
      city: 'Birmingham',
      who: 'Hardy & Sons has 41 hardware shops and 90,000 different screws, or so it feels.',
      project:
        'You will predict how many snow shovels each shop needs, in a state where it snows once in three years.',
    },
    {
      title: 'Last-Mile Delivery Intern',
      company: 'Pedalpost',
      city: 'Minneapolis',
      who: 'Pedalpost delivers by cargo bike, in winter too.',
      project:
        'You will place three small depots so that bikes reach every address downtown within half an hour.',
    },
    {
      title: 'Food Distribution Intern',
      company: 'Harvest Share',
      city: 'Fresno',
      who: 'Harvest Share brings fruit that shops did not take to people who will.',
      project:
        'You will build the plan that tells a driver at six in the morning what was given overnight and who needs it.',
    },
    {
      title: 'Port Operations Internship',
      company: 'Savannah Quay Services',
      city: 'Savannah',
      who: 'Quay Services loads and unloads for nine shipping lines, 24 hours a day.',
      project:
        'You will analyse how long refrigerated containers stand without power and cut the longest waits.',
    },
    {
      title: 'Customs and Trade Intern',
      city: 'El Paso',
      who: 'A family-run customs broker at the border, in its third generation, takes one intern each season.',
      project:
        'You will prepare declarations for auto parts and build a checklist that prevents the five most common mistakes.',
    },
    {
      title: 'Humanitarian Logistics Intern',
      company: 'Relief Lift',
      city: 'Miami',
      who: 'Relief Lift sends tents, pumps and medicine within 48 hours of a storm.',
      project: 'You will plan what must lie ready in which of our four stores before the season begins.',
    },
  ],
} as const satisfies Field;
