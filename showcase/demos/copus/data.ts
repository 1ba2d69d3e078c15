import type { PrintName } from './prints.ts';
import type { Issue } from './state.ts';

export interface Post {
  readonly title: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly author: { readonly name: string; readonly avatar: string };
  /** ISO 8601 day. */
  readonly date: string;
  readonly views: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly image: { readonly print: PrintName; readonly alt: string };
}

export interface Channel {
  readonly name: string;
  readonly about: string;
  readonly description: string;
  readonly followers: number;
}

export interface IssueContent {
  readonly number: number;
  readonly name: string;
  readonly line: string;
  readonly posts: readonly Post[];
  readonly channels: readonly Channel[];
}

/** The two sample sets. A widget response switches between them. `avatar` is the text of the author's round picture. */
export const ISSUES = {
  repair: {
    number: 41,
    name: 'The Repair Issue',
    line: 'Screws, solder, second chances. What the commons put back together this week.',
    posts: [
      {
        title: 'The repair café fixed 31 toasters in one Saturday',
        about: 'repair, household appliances',
        author: { name: 'Wanda Okafor', avatar: 'WO' },
        date: '2026-11-19',
        views: 18420,
        likes: 1304,
        dislikes: 11,
        image: { print: 'toaster', alt: 'Print of a toaster throwing a slice of toast into the air' },
      },
      {
        title: 'A map of every bench you can sit on for free',
        about: 'city planning, public space',
        author: { name: 'Ilse Brandt', avatar: 'IB' },
        date: '2026-11-18',
        views: 9732,
        likes: 871,
        dislikes: 4,
        image: { print: 'bench', alt: 'Print of a park bench below a round tree' },
      },
      {
        title: 'I tune church organs for a living. Ask me anything',
        about: 'classical music, instruments',
        author: { name: 'Tomasz Reyes', avatar: 'TR' },
        date: '2026-11-17',
        views: 24015,
        likes: 2260,
        dislikes: 38,
        image: { print: 'organ', alt: 'Print of organ pipes in a row, the tallest in the middle' },
      },
      {
        title: 'What a mushroom cellar taught us about heat',
        about: 'mushrooms, farming',
        author: { name: 'June Adeyemi', avatar: 'JA' },
        date: '2026-11-15',
        views: 6108,
        likes: 512,
        dislikes: 9,
        image: { print: 'mushroom', alt: 'Print of two mushrooms with spotted caps' },
      },
      {
        title: 'Lend a ladder, borrow a lathe: our tool library turns three',
        about: 'tools, woodworking, workshop',
        author: { name: 'Paavo Lind', avatar: 'PL' },
        date: '2026-11-14',
        views: 11287,
        likes: 940,
        dislikes: 6,
        image: { print: 'ladder', alt: 'Print of a ladder leaning beside a large hammer' },
      },
      {
        title: 'Notes on naming a river that already has two names',
        about: 'history, geography, language',
        author: { name: 'Mei Castellano', avatar: 'MC' },
        date: '2026-11-12',
        views: 4471,
        likes: 366,
        dislikes: 21,
        image: { print: 'river', alt: 'Print of a river winding between hills under a low sun' },
      },
    ],
    channels: [
      {
        name: 'Mending Circle',
        about: 'sewing, clothes, crafts',
        description: 'Visible darning, invisible darning, and the arguments between the two.',
        followers: 12408,
      },
      {
        name: 'Spare Parts',
        about: 'repair, household appliances',
        description: 'Somebody has the knob your cooker lost in 1994. Describe it here.',
        followers: 8317,
      },
      {
        name: 'Bench Spotters',
        about: 'city planning, public space',
        description: 'Public seating of note, with views, armrests and hours of shade.',
        followers: 3960,
      },
      {
        name: 'Ground Floor',
        about: 'small business, shops',
        description: 'Running a shop, a stall or a stoop without running yourself down.',
        followers: 15022,
      },
      {
        name: 'River Names',
        about: 'history, geography, language',
        description: 'Where places got what they are called, and who was not asked.',
        followers: 2284,
      },
      {
        name: 'The Tool Library',
        about: 'tools, woodworking, workshop',
        description: 'What is out, what is back, and what came back sharper.',
        followers: 6751,
      },
    ],
  },
  night: {
    number: 42,
    name: 'The Night Issue',
    line: 'Bakers, moths, late buses. Everything that happens while the rest of us sleep.',
    posts: [
      {
        title: 'Night bus 11, a field recording in forty stops',
        about: 'public transport, sound recording',
        author: { name: 'Noor Haddad', avatar: 'NH' },
        date: '2026-11-20',
        views: 15903,
        likes: 1488,
        dislikes: 7,
        image: { print: 'bus', alt: 'Print of a lit bus driving under a crescent moon' },
      },
      {
        title: 'How a bakery starts its day at two in the morning',
        about: 'baking, bread',
        author: { name: 'Bastien Moreau', avatar: 'BM' },
        date: '2026-11-19',
        views: 21340,
        likes: 1975,
        dislikes: 14,
        image: { print: 'bread', alt: 'Print of a scored loaf in front of a clock' },
      },
      {
        title: 'Counting moths with a bedsheet and a lamp',
        about: 'insects, wildlife, ecology',
        author: { name: 'Signe Dahl', avatar: 'SD' },
        date: '2026-11-18',
        views: 7826,
        likes: 803,
        dislikes: 3,
        image: { print: 'moth', alt: 'Print of a moth with its wings spread before a lamp' },
      },
      {
        title: 'We run a radio station from a laundry room',
        about: 'radio, electronics, music',
        author: { name: 'Dele Marchetti', avatar: 'DM' },
        date: '2026-11-16',
        views: 13264,
        likes: 1127,
        dislikes: 19,
        image: { print: 'radio', alt: 'Print of a mast sending out rings of radio waves' },
      },
      {
        title: 'Stars you can still see between the cranes',
        about: 'astronomy, space',
        author: { name: 'Yuki Ferreira', avatar: 'YF' },
        date: '2026-11-15',
        views: 10591,
        likes: 998,
        dislikes: 5,
        image: { print: 'crane', alt: 'Print of a building crane among stars' },
      },
      {
        title: 'A quiet guide to libraries that open after ten',
        about: 'books, libraries, reading',
        author: { name: 'Hana Whitlock', avatar: 'HW' },
        date: '2026-11-13',
        views: 8840,
        likes: 745,
        dislikes: 2,
        image: { print: 'lamp', alt: 'Print of a reading lamp over a stack of books' },
      },
    ],
    channels: [
      {
        name: 'Night Shift',
        about: 'work, employment, shifts',
        description: 'For whoever answers phones, watches monitors or waits for dough.',
        followers: 19874,
      },
      {
        name: 'Moth Tuesday',
        about: 'insects, wildlife, ecology',
        description: 'One sheet, one lamp, one hour. Post your count, never your garden.',
        followers: 4136,
      },
      {
        name: 'Low Frequencies',
        about: 'radio, electronics',
        description: 'Small radio: licences, antennas, and what to say after the weather.',
        followers: 7592,
      },
      {
        name: 'Crumb',
        about: 'baking, bread',
        description: 'Starters, steam and timing. No photographs of other people’s loaves.',
        followers: 26310,
      },
      {
        name: 'Dark Sky Office',
        about: 'astronomy, light pollution, environment',
        description: 'Street lamps we got dimmed, and letters that got it done.',
        followers: 5448,
      },
      {
        name: 'Last Stop',
        about: 'public transport, trains, travel',
        description: 'Routes to their very end, described by those who fell asleep on them.',
        followers: 3015,
      },
    ],
  },
} as const satisfies Record<Issue, IssueContent>;
