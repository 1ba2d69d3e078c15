/** The events that hosts receive, in the usual order. */
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
