export const TOPIC_KINDS = ['Products', 'Learn', 'Blog'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

export interface Topic {
  readonly title: string;
  readonly kind: TopicKind;
  readonly text: string;
  /** The part of the dashboard that the topic leads to. A topic without a section is not available yet. */
  readonly section?: 'activities' | 'learn' | 'rewards';
}

export const TOPICS = [
  { title: 'Paid activities', kind: 'Products', text: 'Short tasks with points', section: 'activities' },
  { title: 'Rewards', kind: 'Products', text: 'Discounts, USDC and points', section: 'rewards' },
  { title: 'Savings pots', kind: 'Products', text: 'Put earnings aside' },
  { title: 'Crypto and Web3', kind: 'Learn', text: 'A pathway of three lessons', section: 'learn' },
  { title: 'Streaks', kind: 'Learn', text: 'Check in, keep the pace', section: 'learn' },
  { title: 'Student tax basics', kind: 'Learn', text: 'What to declare, and when' },
  { title: 'First payslip, explained', kind: 'Blog', text: 'Five lines worth reading' },
  { title: 'Side income that lasts', kind: 'Blog', text: 'From people who do it' },
  { title: 'How points become money', kind: 'Blog', text: 'The arithmetic' },
] as const satisfies readonly Topic[];
