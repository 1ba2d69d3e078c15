/** Entry point of the lite script's flow: the same dialog with Preact. */
import { options } from 'preact';

// React renders at once after a press. Preact would wait for the next frame, and the focus of a new step would be lost.
options.requestAnimationFrame = queueMicrotask;

// The other exports of this file are for the provider's frame, which has the flow with React.
export { forgetUser, openFlow, openOverlay, prewarm, refuse, resume } from './flow.ts';
