/** Local-storage key of a log-in. It is a separate file, so the entry file does not load the demo. */
export const VISIT_KEY = 'data-connect:toona:visit';
