/** Draws what a function changes before it returns, rather than in a later task. */
export { flushSync as drawNow } from 'react-dom';
