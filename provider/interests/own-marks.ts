/** Words that become other words without their marks: Portuguese "robôs", robots, become Spanish "robos", robberies. */
const WITH_OWN_MARKS: readonly (readonly [word: RegExp, other: string])[] = [
  [/robôs(?!\p{L})/giu, 'robot'],
  [/séances?(?!\p{L})/giu, 'session'],
  [/islã(?!\p{L})/giu, 'islam'],
];
const HAS_ONE = /[ôéã]/i;

/** Replaces the words that would become other words without their marks. */
export const withOwnMarks = (text: string): string => {
  const composed = text.normalize('NFC');
  if (!HAS_ONE.test(composed)) return text;
  return WITH_OWN_MARKS.reduce((line, [word, other]) => line.replace(word, other), composed);
};
