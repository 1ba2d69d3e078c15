/** What hosts are told of, in the order of a person's way. */
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
