/** Every list that a reader reads. */
export const LIST_NAMES = [
  'subscriptions',
  'liked videos',
  'profile',
  'skills',
  'companies',
  'communities',
  'saved posts',
  'boards',
  'pins',
  'posts',
  'repositories',
  'stars',
  'pages',
  'newsletters',
] as const;

export type ListName = (typeof LIST_NAMES)[number];

/** How a platform's reading stands, as a person is told. */
export type Progress =
  | 'waiting'
  | 'reading'
  | 'counting'
  | 'paused'
  | 'unanswered'
  | 'done'
  | 'refused'
  | 'closed'
  | 'failed';

export interface ProgressTexts {
  readonly lists: Readonly<Record<ListName, string>>;
  /** With `{platform}`, `{list}`, `{read}` and `{total}`. */
  readonly states: Readonly<Record<Progress, string>>;
}
