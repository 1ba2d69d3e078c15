/** Local-storage key of the answers. It is a separate file, so the entry file does not load the demo. */
export const ANSWERS_KEY = 'data-connect:prograd:answers';
