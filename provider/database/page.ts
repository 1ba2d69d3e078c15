/** The last row of a page, by its values, because the row may be deleted before the next page is requested. */
export interface Cursor {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

/**
 * Returns a page of a list, and the row after which the next page begins; `null` at the end of the list.
 * @param rows the page's rows, and one more if there is a next page
 */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
): { readonly page: readonly Row[]; readonly last: Row | null } => {
  const page = rows.slice(0, size);
  return { page, last: rows.length > size ? (page.at(-1) ?? null) : null };
};
