import { type Ending, KEPT, KEPT_CHARACTERS, type KeptName } from '../../../provider/facts/kept.ts';

const KEPT_TEXTS: Readonly<Record<KeptName, readonly [name: string, what: string]>> = {
  signals: [
    'What was read',
    `The name of each entry, up to ${KEPT_CHARACTERS.about} characters of what the platform says about it, its date, and of which kind it is: followed, liked, saved, own work, own profile.`,
  ],
  archives: [
    'Read from a download',
    `What the person left ticked: the name of each entry, up to ${KEPT_CHARACTERS.about} characters about it, its date and its kind. The download itself stays in the browser.`,
  ],
  tokens: [
    'Access to a platform',
    'Its tokens, encrypted. The platform is asked to take them back. If that would end another connection of the person, they stay until that one is disconnected.',
  ],
  progress: ['How far a reading is', 'The list, the number of entries and where the next page begins.'],
  scores: ['Scores and traits', 'Nothing: they are worked out anew for each question.'],
};

const ENDING_TEXTS: Readonly<Record<Ending, string>> = {
  removed: 'the person removes it',
  readAnew: 'the platform is read or connected again',
  replaced: 'the person adds a newer download of the platform',
  disconnected: 'the platform is disconnected',
  deleted: 'the person is deleted',
  answered: 'the answer is sent',
};

/** The provider's list of stored data, in words. */
export const KEPT_FACTS = KEPT.map(({ name, until }) => {
  const [title, what] = KEPT_TEXTS[name];
  const ends = until.map((ending) => ENDING_TEXTS[ending]).join(' or ');
  return { name: title, text: `${what} Until ${ends}.` };
});
