import data from './data.json';

const TOPIC_KINDS = ['Products', 'Learn', 'Blog'] as const;
type TopicKind = (typeof TOPIC_KINDS)[number];

export interface Topic {
  readonly title: string;
  readonly kind: TopicKind;
  readonly text: string;
  /** The part of the dashboard that the topic leads to. A topic without a section is not available yet. */
  readonly section?: 'activities' | 'learn' | 'rewards';
}

const TOPICS = data.topics as readonly Topic[];

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
