/**
 * For a row that scrolls sideways: browsers leave a focused control where it is if a part of it is in view. A press
 * moves nothing, or it would end on another control.
 */
export const showFocused = ({ target }: { readonly target: Element }) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
