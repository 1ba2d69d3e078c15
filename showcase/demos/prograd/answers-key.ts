/** Local-storage key of answers and dashboard. It is a separate file, so the entry file does not load the demo. */
export const ANSWERS_KEY = 'data-connect:prograd:answers';
