export const EVENT_TYPES = [
  'grant.given',
  'reading.done',
  'grant.replaced',
  'grant.expired',
  'grant.withdrawn',
  'session.ended',
  'person.deleted',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** `waiting` for its next try, `given-up` after the last one, or `sent` in the last day. */
export const EVENT_STATES = ['waiting', 'given-up', 'sent'] as const;

export type EventState = (typeof EVENT_STATES)[number];
