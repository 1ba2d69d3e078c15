/** Draws the changes of a function before it returns, not in a later task. */
export { flushSync as drawNow } from 'react-dom';
