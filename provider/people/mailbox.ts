/** Both names are Gmail, which ignores dots before the @ (https://support.google.com/mail/answer/7436150). */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an address: a sub-address (`name+tag@…`, RFC 5233) belongs to the same mailbox, and so does
 * each spelling of a Gmail address. Limits count mailboxes, so that spellings allow no additional mails; people are
 * distinguished by the whole address.
 * @param address in canonical form
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf('+');
  const name = plus < 1 ? local : local.slice(0, plus);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
