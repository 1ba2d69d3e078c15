import { TOPIC_KINDS, TOPICS, type Topic } from './topics.ts';

export const TOPIC_TABS = ['All', ...TOPIC_KINDS] as const;
export type TopicTab = (typeof TOPIC_TABS)[number];

/** The topics of a tab whose title or text has all the words that were typed, whatever their case. */
export const findTopics = (tab: TopicTab, typed: string): readonly Topic[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return TOPICS.filter(({ kind, title, text }) => {
    const topic = `${title} ${text}`.toLowerCase();
    return (tab === 'All' || kind === tab) && words.every((word) => topic.includes(word));
  });
};
