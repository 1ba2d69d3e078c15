/**
 * Script of the confirmation page. It ignores presses until the page has been on the screen for half a second.
 * Otherwise a click meant for a window in front of it, which closes during the click, would press a button. The end of
 * the buttons' animation (confirm-page.ts) marks that time, because an animation does not run in a hidden
 * page. The script also sends a double click only once. Without the script the buttons work at once.
 */
export const CONFIRM_SCRIPT = `
let isReady = false;
let isSent = false;
const wait = () => {
  isReady = false;
  for (const button of document.querySelectorAll('button')) {
    button.removeAttribute('aria-disabled');
    // Reading the layout makes the animation start again.
    void button.offsetWidth;
    button.setAttribute('aria-disabled', 'true');
  }
};
for (const type of ['DOMContentLoaded', 'focus', 'resize', 'visibilitychange']) addEventListener(type, wait);
addEventListener('pageshow', () => {
  isSent = false;
  wait();
});
addEventListener('animationend', () => {
  isReady = true;
  for (const button of document.querySelectorAll('button')) button.removeAttribute('aria-disabled');
});
addEventListener('click', (event) => {
  if (!isReady) event.preventDefault();
}, true);
addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
`;
