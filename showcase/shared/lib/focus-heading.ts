/** Moves the focus to the page's heading when the focused control disappears. The page does not scroll. */
export const focusHeading = () => {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
