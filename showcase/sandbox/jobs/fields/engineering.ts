import type { Field } from '../field.ts';

export const engineering = {
  label: 'Engineering',
  tag: 'engineering-jobs',
  pay: [50_000, 78_000],
  tasks: [
    'Design parts in CAD and have them made in our workshop',
    'Run tests, record them so that others can repeat them, and discuss what surprised you',
    'Calculate loads, flows or currents, then measure whether you were right',
    'Visit sites and customers with an experienced engineer',
    'Write test plans and reports',
    'Improve a fixture or tool together with the people who use it',
    'Check drawings and bills of material before they are released',
    'Look for the cause of a failure until there is only one left',
  ],
  brings: [
    'Two years of engineering studies, in whichever branch',
    'Ease with a CAD program or a simulation tool',
    'Hands that like to build things',
    'Respect for safety rules',
    'Units in every calculation',
    'Teamwork across trades',
  ],
  gets: [
    'Your own bench in the laboratory',
    'Workshop training on lathe, mill and printer',
    'A mentor with a professional licence',
    'Credit for your co-op term',
    'Help with a flat for the time of your stay',
  ],
  postings: [
    {
      title: 'Mechanical Engineering Intern',
      company: 'Torrent Pumps',
      city: 'Tulsa',
      who: 'Torrent builds pumps for fire engines and flooded streets.',
      project: 'You will find out why one seal wears out early and design its successor.',
    },
    {
      title: 'Civil Engineering Internship',
      company: 'Archway Bridges',
      city: 'Pittsburgh',
      who: 'Archway inspects and repairs bridges in a city that has 446 of them.',
      project:
        'You will inspect small bridges with our team and write the reports that decide what is repaired first.',
    },
    {
      title: 'Electrical Engineering Intern',
      company: 'Voltmeadow',
      city: 'Raleigh',
      who: 'Voltmeadow makes chargers for electric buses.',
      project:
        'You will design the test stand that loads a charger for a hundred hours without anyone watching.',
    },
    {
      title: 'Aerospace Engineering Intern',
      company: 'Kitehawk Aeronautics',
      city: 'Wichita',
      who: 'Kitehawk builds unmanned gliders that measure the air above wildfires.',
      project: 'You will improve the wing joint, so that it can be mounted with gloves in two minutes.',
    },
    {
      title: 'Chemical Engineering Internship',
      company: 'Bluewell Process',
      city: 'Baltimore',
      who: 'Bluewell recovers solvents that factories used to burn.',
      project: 'You will run the pilot column, find its best settings and scale the numbers up.',
    },
    {
      title: 'Biomedical Engineering Intern',
      company: 'Graspwell Prosthetics',
      city: 'Rochester',
      who: 'Graspwell makes hands for people who need one, at a price they can pay.',
      project: 'You will design a thumb that holds a key, and test it with those who will wear it.',
    },
    {
      title: 'Manufacturing Engineering Intern',
      company: 'Lakeshore Castings',
      city: 'Milwaukee',
      who: 'Lakeshore casts aluminium parts for bicycles and wheelchairs.',
      project:
        'You will cut the scrap of one part by half, with statistics and a great deal of time at the line.',
    },
    {
      title: 'Structural Engineering Intern',
      company: 'Timber & Tension',
      city: 'Portland',
      who: 'Timber & Tension plans schools and halls in wood.',
      project: 'You will calculate the roof of a small market hall and build its model at one to twenty.',
    },
    {
      title: 'Automotive Engineering Intern',
      company: 'Wrenfield Motors',
      city: 'Detroit',
      who: 'Wrenfield converts delivery vans to electric drive, one every day.',
      project: 'You will redesign the battery mount so that it fits three models of van.',
    },
    {
      title: 'Energy Engineering Internship',
      company: 'Deepwarm Geothermal',
      city: 'Boise',
      who: 'Deepwarm heats a whole quarter with water from below.',
      project: 'You will evaluate a year of temperatures and show where the network loses heat.',
    },
    {
      title: 'Acoustical Engineering Intern',
      company: 'Hush & Resound',
      city: 'Nashville',
      who: 'Hush & Resound makes concert halls ring and school canteens quiet.',
      project:
        'You will measure ten classrooms and propose what to hang where, within the budget of a school.',
    },
  ],
} as const satisfies Field;
