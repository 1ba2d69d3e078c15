import type { EventType } from '../facts/event-types.ts';
import type { Trx } from './database.ts';

export interface Notice {
  /** Only this app; by default all to which the person ever gave a grant. */
  readonly appId?: string;
  readonly grantId?: string;
  readonly sessionId?: string;
  readonly signsIn?: boolean;
  /** Only apps with a standing grant. */
  readonly sharing?: boolean;
}

/** Queues an event in the caller's transaction, and a logout token if it ends the person's sign-in. */
export type Notify = (trx: Trx, type: EventType, personId: string, notice?: Notice) => Promise<void>;
