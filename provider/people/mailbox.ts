/**
 * Returns the mailbox of an address: a sub-address (`name+tag@…`, RFC 5233) belongs to the same mailbox. Limits count
 * mailboxes, so that tags allow no additional mails; people are distinguished by the whole address.
 * @param address in canonical form
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  return plus < 1 || plus > at ? address : address.slice(0, plus) + address.slice(at);
};
