/** What is kept of a person, and for how long. */
export interface Kept {
  readonly name: string;
  readonly what: string;
  readonly until: string;
}

export const KEPT: readonly Kept[] = [
  {
    name: 'What was read',
    what: 'The name of each entry, up to 300 characters of what the platform says about it, its date, and of which kind it is: followed, liked, saved, own work, own profile.',
    until: 'the person removes it, the platform is disconnected or connected again, or the person is deleted',
  },
  {
    name: 'Access to a platform',
    what: 'Its tokens, encrypted.',
    until: 'the platform is disconnected or the person is deleted; the platform is asked to take them back',
  },
  {
    name: 'How far a reading is',
    what: 'The list, the number of entries and where the next page begins.',
    until: 'the platform is disconnected or the person is deleted',
  },
  {
    name: 'Scores and traits',
    what: 'Nothing: they are worked out anew for each question.',
    until: 'the answer is sent',
  },
];
