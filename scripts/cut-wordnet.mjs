// Writes provider/interests/data/medical-words.txt: the beginnings of medical words of WordNet. Run
// `node scripts/cut-wordnet.mjs FOLDER` once to make a new file; FOLDER has the `data.noun` of WordNet 3.0, as in
// Debian's package wordnet-base (/usr/share/wordnet).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { main, ROOT } from './setup.mjs';

const DATA = resolve(ROOT, 'provider/interests/data');

/**
 * `roots`: synsets of version 3.0 whose hyponyms are health data; `notOfPeople`: those below them that are not.
 * `ambiguous`: words that have another meaning in a language of the widget, or in a trade. `ambiguousBeginnings` are
 * harmless in another language: "framboesa", "monocromatico", "descenso".
 */
const LISTS = JSON.parse(readFileSync(resolve(ROOT, 'scripts/cut-wordnet.json'), 'utf8'));
const AMBIGUOUS = new Set(LISTS.ambiguous.split(' '));
const AMBIGUOUS_BEGINNINGS = new Set(LISTS.ambiguousBeginnings.split(' '));
const SHORTEST_WORD = 5;
/** Minimum length of a beginning. A shorter one is in too many words of other languages. */
const SHORTEST_BEGINNING = 7;

const readSynsets = (folder) => {
  const synsets = new Map();
  for (const line of readFileSync(resolve(folder, 'data.noun'), 'latin1').split('\n')) {
    if (line === '' || line.startsWith('  ')) continue;
    const [id, , , count, ...rest] = line.split(' | ')[0].split(' ');
    const size = Number.parseInt(count, 16);
    const words = Array.from({ length: size }, (_, at) => rest[at * 2].toLowerCase());
    const pointers = rest.slice(size * 2 + 1);
    const hyponyms = pointers.filter(
      (_, at) => /^~i?$/.test(pointers[at - 1] ?? '') && pointers[at + 1] === 'n',
    );
    synsets.set(id, { words, hyponyms });
  }
  return synsets;
};

const below = (synsets, ids) => {
  const found = new Set();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || !synsets.has(id)) continue;
    found.add(id);
    open.push(...synsets.get(id).hyponyms);
  }
  return found;
};

/** Returns the single words, each with a flag: whether all its meanings are medical. */
const readWords = (folder) => {
  const synsets = readSynsets(folder);
  const excluded = below(synsets, Object.values(LISTS.notOfPeople));
  const medical = below(synsets, Object.values(LISTS.roots));
  const words = new Map();
  for (const [id, synset] of synsets) {
    const isMedical = medical.has(id) && !excluded.has(id);
    for (const word of synset.words) words.set(word, (words.get(word) ?? true) && isMedical);
  }
  return [...words].filter(([word]) => /^[a-z]+$/.test(word));
};

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const knownWords = () =>
  readdirSync(resolve(DATA, 'lexicons')).flatMap((name) =>
    fold(readFileSync(resolve(DATA, 'lexicons', name), 'utf8')).match(/[a-z]+/g),
  );

/** The spellings of a Greek or Latin word: British, American, German, and of the Romance languages. */
const spellingsOf = (word) => [
  word,
  word.replace(/[ao]e/g, 'e'),
  word
    .replace(/c(?=[aoulrtn]|$)/g, 'k')
    .replace(/c(?=[eiy])/g, 'z')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o'),
  word
    .replace(/([tpr])h/g, (_, letter) => (letter === 'p' ? 'f' : letter))
    .replaceAll('ch', 'c')
    .replaceAll('y', 'i')
    .replace(/[ao]e/g, 'e')
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1'),
];
const beginningOf = (word) =>
  word
    .replace(/(it|os)is$|oses$/, (ending) => ending.slice(0, 2))
    .replace(/(is|es|us|um|ia|ias|y|e|a|o)$/, '');

const withoutLonger = (sorted) => {
  const kept = [];
  for (const text of sorted) if (kept.length === 0 || !text.startsWith(kept.at(-1))) kept.push(text);
  return kept;
};

main(async () => {
  const words = readWords(process.argv[2] ?? '/usr/share/wordnet');
  const known = new Set(knownWords());
  const others = [...known, ...words.filter(([, isMedical]) => !isMedical).map(([word]) => word)].sort();
  const isHarmless = (beginning) => {
    let [from, to] = [0, others.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (others[middle] < beginning) from = middle + 1;
      else to = middle;
    }
    return others[from]?.startsWith(beginning) ?? false;
  };
  const beginnings = new Set();
  const whole = new Set();
  for (const [word, isMedical] of words) {
    if (!isMedical || word.length < SHORTEST_WORD || AMBIGUOUS.has(word)) continue;
    for (const spelling of spellingsOf(word)) {
      const beginning = beginningOf(spelling);
      if (beginning.length >= SHORTEST_BEGINNING && !isHarmless(beginning)) beginnings.add(beginning);
      else if (spelling === word && !known.has(word)) whole.add(word);
    }
  }
  const kept = withoutLonger([...beginnings].sort()).filter((text) => !AMBIGUOUS_BEGINNINGS.has(text));
  const rest = [...whole].sort().filter((word) => !kept.some((text) => word.startsWith(text)));
  const entries = [...kept.map((text) => `${text}*`), ...rest];
  const path = resolve(DATA, 'medical-words.txt');
  // The licence stands at the head of the file.
  const [licence] = readFileSync(path, 'utf8').match(/^(#.*\n)+/) ?? [''];
  writeFileSync(path, `${licence}${entries.join('\n')}\n`);
  console.log(`${kept.length} beginnings, ${rest.length} words`);
});
