/** Makes a text safe in HTML and in its double-quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
