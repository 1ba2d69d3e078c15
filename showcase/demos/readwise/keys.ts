/** Local-storage key of the persona. It is a separate file, so the entry file does not load the demo. */
export const PERSONA_KEY = 'data-connect:readwise:persona';
/** Local-storage key of the books that the person added. */
export const SHELF_KEY = 'data-connect:readwise:shelf';
