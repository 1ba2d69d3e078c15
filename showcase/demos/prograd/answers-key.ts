/** Where the answers are kept; apart, so that the entry file need not load the demo. */
export const ANSWERS_KEY = 'data-connect:prograd:answers';
