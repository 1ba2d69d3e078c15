/** Marks that begin or end a phrase of a search, as keyboards and word processors write them. */
export const QUOTATION_MARKS = /["“”„‟«»″]/g;
