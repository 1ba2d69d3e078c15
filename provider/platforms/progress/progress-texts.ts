import type { ListName } from '../../../common/platforms/platforms.ts';

/** The states of a platform's reading for the person. */
export type Progress =
  | 'waiting'
  | 'reading'
  | 'counting'
  | 'pending'
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
