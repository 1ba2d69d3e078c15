/** Moves the focus to the page's heading, for when the control that had it goes away. The page doesn't scroll. */
export const focusHeading = () => {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
