import type { ArchiveProblem, Outcome, Progress } from '../../../widget/archive/found.ts';

/** From the page to the worker. */
export interface ReadRequest {
  readonly files: readonly File[];
}

/** From the worker to the page. */
export type ReadReport =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'failed'; readonly problem: ArchiveProblem; readonly service?: string | undefined };
