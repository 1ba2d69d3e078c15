/** One address without a name around it. None of these characters can end it or add a field to a `mailto:` link. */
const EMAIL = /^[\p{L}\p{M}\p{N}.!$'*+=^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** `mailto:` for an e-mail address, the page for an https address; `null` for any other line: it stays plain text. */
export const contactLink = (contact: string): string | null => {
  if (EMAIL.test(contact)) return `mailto:${encodeURI(contact)}`;
  const page = /^https:\/\/\S+$/i.test(contact) && URL.canParse(contact) ? new URL(contact) : null;
  return page !== null && page.username === '' && page.password === '' ? page.href : null;
};
