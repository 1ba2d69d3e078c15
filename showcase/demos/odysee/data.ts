import type { PictureName } from './pictures.tsx';

/** The entries of the side menu, in order (specification §2.7). */
export const MENU = [
  'Home',
  'Following',
  'Featured',
  'Pop Culture',
  'Artists',
  'Education',
  'Lifestyle',
  'Spooky',
  'Gaming',
  'Tech',
] as const;

/** The sample set that the page shows. */
export type Schedule = 'everyone' | 'yours';

export type MenuEntry = (typeof MENU)[number];
export type Category = Exclude<MenuEntry, 'Home' | 'Following' | 'Featured'>;

export interface Video {
  readonly title: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly author: string;
  readonly views: number;
  /** ISO 8601 day. */
  readonly date: string;
  /** Hours, minutes and seconds: `1:02:03`. */
  readonly duration: string;
  readonly category: Category;
  readonly isFeatured: boolean;
  readonly image: { readonly picture: PictureName; readonly alt: string };
}

export interface Programme {
  readonly banner: { readonly video: Video; readonly line: string };
  readonly videos: readonly Video[];
}

/** The general programme, and the one after a widget response (specification §4.4). */
export const PROGRAMMES = {
  everyone: {
    banner: {
      line: 'Two hours on the water with the engine, the gulls and nobody talking. Leave it on.',
      video: {
        title: 'The 02:10 ferry, uncut',
        about: 'sea travel, ships',
        author: 'Slow Harbour',
        views: 88204,
        date: '2026-11-20',
        duration: '2:04:31',
        category: 'Lifestyle',
        isFeatured: true,
        image: { picture: 'ferry', alt: 'A lit ferry crossing black water below a full moon' },
      },
    },
    videos: [
      {
        title: 'How a lighthouse throws one lamp twenty miles',
        about: 'physics, optics, engineering',
        author: 'Marta Quill',
        views: 41870,
        date: '2026-11-19',
        duration: '14:22',
        category: 'Education',
        isFeatured: true,
        image: { picture: 'lens', alt: 'Rings of a lighthouse lens sending two beams out' },
      },
      {
        title: 'Repainting the last hand-lettered ice cream van',
        about: 'painting, lettering, design',
        author: 'Signwriters Local',
        views: 19356,
        date: '2026-11-18',
        duration: '27:09',
        category: 'Artists',
        isFeatured: false,
        image: { picture: 'van', alt: 'An ice cream van with a striped awning and a cone on its roof' },
      },
      {
        title: 'Finishing a 1987 text adventure in four commands',
        about: 'video games, programming',
        author: 'Idle Cursor',
        views: 132048,
        date: '2026-11-17',
        duration: '08:45',
        category: 'Gaming',
        isFeatured: false,
        image: { picture: 'terminal', alt: 'A terminal with four lines of text and a block cursor' },
      },
      {
        title: 'We built a transmitter out of a hardware shop',
        about: 'electronics, radio, engineering',
        author: 'Attic Frequency',
        views: 57611,
        date: '2026-11-15',
        duration: '33:50',
        category: 'Tech',
        isFeatured: true,
        image: { picture: 'mast', alt: 'A radio mast sending waves over rooftops' },
      },
    ],
  },
  yours: {
    banner: {
      line: 'Forty neighbours, one telescope and a flask of soup, from the top floor of a car park.',
      video: {
        title: 'Eclipse watch from level nine',
        about: 'astronomy, nature, sky',
        author: 'Roof Astronomy Club',
        views: 206915,
        date: '2026-11-20',
        duration: '1:12:40',
        category: 'Education',
        isFeatured: true,
        image: { picture: 'eclipse', alt: 'A black disc covering the sun above a row of people' },
      },
    },
    videos: [
      {
        title: 'The hotel that rents its haunted lift by the hour',
        about: 'ghost stories, hotels',
        author: 'Night Porter',
        views: 74530,
        date: '2026-11-20',
        duration: '19:13',
        category: 'Spooky',
        isFeatured: false,
        image: { picture: 'lift', alt: 'Lift doors standing open a hand wide, light falling out' },
      },
      {
        title: 'Theme tunes that outlived their shows',
        about: 'television, music',
        author: 'Second Reel',
        views: 98127,
        date: '2026-11-19',
        duration: '22:36',
        category: 'Pop Culture',
        isFeatured: true,
        image: { picture: 'synth', alt: 'Synthesizer keys below a wave of sound' },
      },
      {
        title: 'Cooking dinner by the light of the fridge',
        about: 'cooking, recipes, food',
        author: 'Bo and Ines',
        views: 30984,
        date: '2026-11-18',
        duration: '11:58',
        category: 'Lifestyle',
        isFeatured: false,
        image: { picture: 'fridge', alt: 'An open fridge lighting a dark kitchen' },
      },
      {
        title: 'Drawing a whole city from memory, one bus line a day',
        about: 'drawing, art, city',
        author: 'Atlas Hand',
        views: 45702,
        date: '2026-11-16',
        duration: '41:27',
        category: 'Artists',
        isFeatured: true,
        image: { picture: 'map', alt: 'Coloured bus lines crossing at round stops' },
      },
    ],
  },
} as const satisfies Record<Schedule, Programme>;
