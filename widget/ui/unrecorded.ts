import { UNRECORDED_ATTRIBUTES, UNRECORDED_CLASSES } from '../unrecorded-marks.ts';

/** Names an element that holds or shows what a person typed. */
export const unrecorded = (className: string, part = className) => ({
  className: `${className} ${UNRECORDED_CLASSES}`.trim(),
  part: part || undefined,
  ...UNRECORDED_ATTRIBUTES,
});
