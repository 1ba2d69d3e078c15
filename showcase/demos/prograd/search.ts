import { TOPIC_KINDS, TOPICS, type Topic } from './topics.ts';

export const TOPIC_TABS = ['All', ...TOPIC_KINDS] as const;
export type TopicTab = (typeof TOPIC_TABS)[number];

/** Returns the topics of a tab whose title or text contains every typed word. Case does not matter. */
export const findTopics = (tab: TopicTab, typed: string): readonly Topic[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return TOPICS.filter(({ kind, title, text }) => {
    const topic = `${title} ${text}`.toLowerCase();
    return (tab === 'All' || kind === tab) && words.every((word) => topic.includes(word));
  });
};
