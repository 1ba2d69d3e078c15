/** Draws what `act` changes before it returns, where React would wait for a task of its own. */
export { flushSync as drawAtOnce } from 'react-dom';
