import type { WidgetMessage } from './widget-message.ts';

/** How many items of a list each data size covers (specification §9, inference). */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['Small', 16],
  ['Medium', 32],
  ['Large', 64],
]);

/** Returns the largest size of the approved entries; 0 if none is known. Then nothing may be posted (contract §6). */
export const largestApprovedSize = (approved: WidgetMessage['approved']) =>
  Math.max(0, ...approved.map(({ data }) => SIZES.get(data) ?? 0));
