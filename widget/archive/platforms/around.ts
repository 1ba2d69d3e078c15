/** Minimum number of channels. Titles of fewer channels may have words in common. */
const MIN_CHANNELS = 3;

/** Words around a title end at one of these: "Watched ", "已觀看「". */
const BORDER = /[\s:："“”„«»‘’'「」『』]/u;

const commonStart = (one: string, other: string): string => {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.slice(0, end);
};

const commonEnd = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return one.slice(one.length - length);
};

const untilBorder = (start: string): string => {
  const last = [...start].findLastIndex((character) => BORDER.test(character));
  return [...start].slice(0, last + 1).join('');
};

const fromBorder = (end: string): string => {
  const first = [...end].findIndex((character) => BORDER.test(character));
  return first === -1 ? '' : [...end].slice(first).join('');
};

/** Finds the words that all sentences of a history have around their titles, whatever its language. */
export const createAround = () => {
  const channels = new Set<string>();
  let [start, end]: [string | null, string] = [null, ''];
  return {
    add: (sentence: string, channel: string): void => {
      if (channels.size < MIN_CHANNELS && channel !== '') channels.add(channel);
      [start, end] =
        start === null ? [sentence, sentence] : [commonStart(start, sentence), commonEnd(end, sentence)];
    },

    /** Returns the sentence as it is if there are too few to compare. */
    without: (sentence: string): string => {
      if (start === null || channels.size < MIN_CHANNELS) return sentence;
      const [before, after] = [untilBorder(start), fromBorder(end)];
      const isAround = sentence.length > before.length + after.length;
      return isAround ? sentence.slice(before.length, sentence.length - after.length).trim() : sentence;
    },
  };
};
