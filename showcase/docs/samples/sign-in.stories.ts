import type { DataConnectButton } from 'data-connect';
import { signInAndShare } from './sign-in-and-share';

const render = (): DataConnectButton => {
  const element = document.createElement('data-connect-button');
  element.testMode = true;
  return element;
};

export default { title: 'Sign in', render };

/** The button, before a press. */
export const Button = {};

/** The button after a sign-in, which the story performs itself. */
export const SignedIn = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const element = canvasElement.querySelector('data-connect-button');
    if (element !== null) await signInAndShare(element);
  },
};
