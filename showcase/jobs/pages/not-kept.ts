/** Said where storage is blocked or full. */
export const NOT_KEPT =
  'This browser keeps nothing at the moment: its storage is blocked or full. What is here is lost when you leave or reload this site.';
