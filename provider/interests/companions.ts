import { addTo, createPhrases } from './phrases.ts';

/** Names that count only beside one of the companions: "FO" means a union in "déléguée FO". */
export interface Companions {
  /** Names in one or more whole words, with commas between them. */
  readonly names: string;
  /** Seeds with commas between them. */
  readonly beside: string;
}

interface Name {
  readonly words: readonly string[];
  readonly beside: ReturnType<typeof createPhrases>;
}

/** Makes a function that returns the positions of names with a companion directly before or after them. */
export const createCompanions = (classes: readonly Companions[], plain: (text: string) => string) => {
  const byFirstWord = new Map<string, Name[]>();
  for (const { names, beside } of classes) {
    const companions = createPhrases(plain(beside).split(','));
    for (const name of plain(names).split(',')) {
      const words = name.split(' ');
      addTo(byFirstWord, words[0] ?? '', { words, beside: companions });
    }
  }
  const isAccompanied = (line: readonly string[], place: number, { words, beside }: Name): boolean => {
    if (!words.every((word, step) => line[place + step] === word)) return false;
    const after = place + words.length;
    return (
      beside.placesIn(line.slice(0, place)).has(place - 1) ||
      beside.beginningsIn(line.slice(after)).includes(0)
    );
  };
  return (line: readonly string[]): readonly number[] =>
    line.flatMap((word, place) =>
      byFirstWord.get(word)?.some((name) => isAccompanied(line, place, name)) ? [place] : [],
    );
};
