import type { KeyboardEvent } from 'react';

/** Whether the key ends something on the page. During a composition, Escape ends the composition alone. */
export const isEscape = ({ key, nativeEvent: { isComposing } }: KeyboardEvent): boolean =>
  key === 'Escape' && !isComposing;
