/** Id of a place on the page: `custom-property` and `--dc-accent` give `custom-property-dc-accent`. */
export const anchorOf = (...words: readonly string[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
