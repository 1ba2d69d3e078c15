import type { Field } from '../field.ts';

export const design = {
  label: 'Design',
  tag: 'creative-design-jobs',
  pay: [40_000, 62_000],
  tasks: [
    'Sketch several answers before you polish one',
    'Test prototypes with five people and change what confused them',
    'Draw layouts for phone and wide screen, in light and dark',
    'Prepare files so that printers and programmers have no questions left',
    'Keep the component library tidy and documented',
    'Join critique twice a week, give it kindly and take it seriously',
    'Check colours for contrast and texts for plain words',
    'Photograph, scan and collect references for the mood of a project',
  ],
  brings: [
    'A portfolio with three pieces and a word on what you would do differently',
    'Confidence with one of the common design tools',
    'An eye for type and white space',
    'The ability to explain a choice without saying that it looks nice',
    'Joy in drawing by hand',
    'Interest in accessibility',
  ],
  gets: [
    'Work that leaves the studio with your name in the credits',
    'A portfolio review with all our designers at the end',
    'Access to the print workshop in the evening',
    'A museum pass for the time of the internship',
    'All software licences you need',
  ],
  postings: [
    {
      title: 'UX Design Intern',
      company: 'Wayfarer Clinics',
      city: 'Minneapolis',
      who: 'Wayfarer runs walk-in clinics in eleven towns. Our designers work next to the nurses.',
      project:
        'You will redesign the check-in screen for people who are in pain, in a hurry, or seventy-nine.',
    },
    {
      title: 'Graphic Design Internship',
      company: 'Pressroom Six',
      city: 'Richmond',
      who: 'Pressroom Six is a studio of six with a letterpress in the cellar. We work for theatres, breweries and one zoo.',
      project:
        'You will design the season posters of a neighbourhood theatre, from the first read of the plays to the print.',
    },
    {
      title: 'Product Design Intern',
      company: 'Oakbound',
      city: 'Portland',
      who: 'Oakbound designs kitchen tools for hands that have lost some of their strength.',
      project:
        'You will take a jar opener from cardboard models to a prototype that ten people use at home for a month.',
    },
    {
      title: 'Illustration Intern',
      company: 'Tiptoe Books',
      city: 'New York',
      who: 'Tiptoe publishes picture books in two languages on every page.',
      project:
        'You will illustrate a short book about a night bus, with an art director who has made forty of them.',
    },
    {
      title: 'Motion Design Intern',
      company: 'Slow Comet',
      city: 'Los Angeles',
      who: 'Slow Comet explains science in films of ninety seconds.',
      project:
        'You will animate one film on how vaccines are kept cold, from the storyboard to the final frame.',
    },
    {
      title: 'Interior Design Internship',
      company: 'Hearth & Beam',
      city: 'Savannah',
      who: 'Hearth & Beam turns old warehouses into libraries, day-care centres and places to sit.',
      project:
        'You will plan the reading corner of a branch library: furniture, light, and how a pushchair gets through.',
    },
    {
      title: 'Design Systems Intern',
      company: 'Civic Form',
      city: 'Washington',
      who: 'Civic Form makes the forms of public offices shorter. The longest we met had 214 fields.',
      project:
        'You will design and document the date question, which is harder than it sounds, for every form in the system.',
    },
    {
      title: 'Fashion Design Intern',
      company: 'Mendable',
      city: 'Los Angeles',
      who: 'Mendable makes work clothes that can be taken apart and repaired.',
      project:
        'You will develop a jacket whose sleeves can be replaced at home, and sew the samples with our pattern maker.',
    },
    {
      title: 'Exhibition Design Intern',
      company: 'Gallery of Small Machines',
      city: 'Cleveland',
      who: 'The Gallery of Small Machines shows clocks, locks and music boxes, and lets visitors turn the handles.',
      project:
        'You will design the tables, labels and light for a room on typewriters, so that a school class fits in.',
    },
    {
      title: 'User Research Internship',
      company: 'Fieldnote Studio',
      city: 'Austin',
      who: 'Fieldnote watches people use things and tells makers what it saw, without flattery.',
      project: 'You will plan, hold and evaluate twelve home visits on how families share one tablet.',
    },
    {
      title: 'Brand Design Intern',
      company: 'Juniper Row',
      city: 'Asheville',
      who: 'Juniper Row gives a face to small food makers: jam, cider, hot sauce.',
      project:
        'You will design the label family of a new cider maker and see it through to the bottling line.',
    },
  ],
} as const satisfies Field;
