import type { WidgetMessage } from './widget-message.ts';

/** How many items of a list each data size covers (specification §9, inference). */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['Small', 16],
  ['Medium', 32],
  ['Large', 64],
]);

/** The reasons among the approved data (contract §2.5). */
const REASONS = 'Reasons';

/** Whether the person approved the reasons for their scores. */
export const areReasonsApproved = (approved: WidgetMessage['approved']) =>
  approved.some(({ data }) => data === REASONS);

/** Returns the largest size of the approved entries; 0 if none is known. Then nothing may be posted (contract §6). */
export const largestApprovedSize = (approved: WidgetMessage['approved']) =>
  Math.max(0, ...approved.map(({ data }) => SIZES.get(data) ?? 0));
