import { fillText, isolated } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { platformName } from '../../common/platforms/platforms.ts';
import { reasonKey } from '../facts/reason-key.ts';
import { textsIn } from '../facts/texts.ts';
import { TOPICS, type Topic, TYPES } from '../facts/topics.ts';
import type { Reason } from '../interests/evidence.ts';
import type { TopicScore } from '../interests/inference.ts';
import type { Item } from '../interests/model.ts';

/** Characters of an item's text that are shown: the application chooses the text. */
const LONGEST = 60;
const TOPICS_NAMED = 3;

/** The sentences of a preview, in the person's language. */
export const previewWords = (language: Language) => {
  const { account: texts, preview: own } = textsIn(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const topicName = (topic: Topic) => texts[`topic.${topic}`];
  return {
    topicName,
    all: (parts: readonly string[]) => list.format(parts),
    /** "Environment 96 %" */
    score: ({ text }: Item, score: number) => {
      const topic = TOPICS.find((each) => each === text.trim().toLowerCase());
      return `${isolated(topic ? topicName(topic) : text.slice(0, LONGEST))} ${percent.format(score)}`;
    },
    type: (scores: readonly number[]) => {
      const strongest = TYPES[scores.indexOf(Math.max(...scores))];
      return strongest && fillText(own.type, { type: texts[`type.${strongest}`] });
    },
    topics: (topics: readonly TopicScore[]) =>
      fillText(own.topics, {
        topics: list.format(topics.slice(0, TOPICS_NAMED).map(({ topic }) => isolated(topic))),
      }),
    reason: (reason: Reason) =>
      fillText(texts[reasonKey(reason)], {
        text: isolated(reason.text),
        platform: platformName(reason.platform),
      }),
  };
};
