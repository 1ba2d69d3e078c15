import type { ListName } from '../../facts/lists.ts';

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
