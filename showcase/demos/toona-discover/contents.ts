import type { DiscoverCard } from './data.ts';
import type { SCENES } from './scenes.ts';

/** What a card opens. The card's type says how its lines are shown. */
export interface Content {
  readonly lead: string;
  /** Entries, paragraphs, steps, chapters or songs. */
  readonly lines: readonly string[];
  /** The pictures of a gallery. */
  readonly pictures?: readonly (keyof typeof SCENES)[];
}

/** The content of each card, by the card's picture. */
export const CONTENTS = {
  platform: {
    lead: 'No chase after a train in these. They wait, and it is worth it.',
    lines: [
      'The 17:40 and You',
      'Two Umbrellas, One Bench',
      'Letters to the Other Platform',
      'A Year of Tuesdays',
      'The Florist of Line Nine',
      'Lost Property, Found Hearts',
      'Slow Water',
      'Same Seat, Same Rain',
      'The Last Timetable',
      'Say It at the Terminus',
    ],
  },
  sea: {
    lead: 'Count the openings that end at the water. We did.',
    lines: [
      'A hero who runs inland meets a wall in the second episode. A hero who runs toward the sea gets a horizon, and a horizon is cheap to draw and expensive to look at.',
      'It is also the one place where a story may stop talking. Waves fill four minutes without a line of dialogue, and the music department is grateful.',
      'So they run. The best ones turn round at the last moment, and we see what they ran from.',
    ],
  },
  robot: {
    lead: 'Three evenings, in this order. Bring snacks for the third.',
    lines: [
      'Begin small: one pilot, one machine, one town. Learn what a cockpit sounds like.',
      'Then the big one: three machines that must become one. Skip the recap episodes.',
      'End with the quiet one, in which the robot has been a greenhouse for eighty years.',
    ],
  },
  flight: {
    lead: 'Sixty seconds, 720 drawings, one pair of wings.',
    lines: ['0:00 The run-up', '0:14 The drop that feels like a mistake', '0:31 Lift', '0:48 The landing'],
  },
  train: {
    lead: 'For the window seat, after eleven.',
    lines: [
      'Neon on the Sleepers · 4:12',
      'Vending Machine Blues · 3:38',
      'Last Car, First Kiss · 5:01',
      'Tunnel, Then the Bay · 4:47',
      'Arrive Before Us · 3:20',
    ],
  },
  meadow: {
    lead: 'Four skies with room for a house below.',
    lines: ['Noon, with nothing to do', 'Over the sea, before the storm', 'First lanterns', 'Two moons'],
    pictures: ['meadow', 'sea', 'lanterns', 'planets'],
  },
  gate: {
    lead: 'Knock twice on the fourth.',
    lines: [
      'The gate that stands in the tide',
      'The one behind the bathhouse boiler',
      'The arch with no other side',
      'The lift that stops between floors',
      'A wardrobe, but downwards',
      'The toll gate that takes names',
      'Your own front door, on the wrong day',
    ],
  },
  window: {
    lead: 'Chalk dust, a curtain, and empty chairs.',
    lines: [
      'Every school story empties its classroom once. The desks stay, the light moves by a hand’s width, and we understand that a friend has left for good.',
      'Listen to that scene with your eyes shut. There is a clock, a far piano, a sports club counting to eight. The silence is made of other people.',
    ],
  },
  castle: {
    lead: 'Four questions to ask before you believe a spell.',
    lines: [
      'What does it cost, and who pays?',
      'Who taught it, and what did they keep back?',
      'What can it never do? Write that down first.',
      'What happens to the kitchen staff when it goes wrong?',
    ],
  },
  sword: {
    lead: 'Four fights, and what they are really about.',
    lines: [
      '0:00 “You never wrote.”',
      '2:10 “I was the elder.”',
      '4:35 “You could have asked.”',
      '6:02 Both put down their swords',
    ],
  },
  lanterns: {
    lead: 'For the minute in which the credits rise.',
    lines: [
      'Everyone Waves at Once · 4:30',
      'The Bridge We Meant to Cross · 3:52',
      'Paper Boats · 4:04',
      'See You in the Sequel · 2:59',
    ],
  },
  planets: {
    lead: 'Light jackets only.',
    lines: ['Mild, two suns', 'Breezy, with castles', 'Clear from noon', 'Warm rain at six'],
    pictures: ['planets', 'castle', 'meadow', 'platform'],
  },
} as const satisfies Record<DiscoverCard['image'], Content>;
