/** Entry point of the lite script's flow: the same dialog on Preact. */
import { options } from 'preact';

// As React does after a press. Preact waits for the next frame, and until then the focus of a new step would be lost.
options.requestAnimationFrame = queueMicrotask;

export * from './flow.ts';
