import { KEPT, KEPT_CHARACTERS } from '../../../provider/facts/signal.ts';
import texts from './kept.json';

/** The provider's list of stored data, in words. */
export const KEPT_FACTS = KEPT.map(({ name, until }) => {
  const { title, what } = texts.what[name];
  const ends = until.map((ending) => texts.endings[ending]).join(' or ');
  return { name: title, text: `${what.replace('{characters}', `${KEPT_CHARACTERS.about}`)} Until ${ends}.` };
});
