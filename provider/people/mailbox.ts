/**
 * The mailbox behind an address: a sub-address (`name+tag@…`, RFC 5233) reaches the same one. Limits count mailboxes, so
 * that tags give no more mails; people stay apart by their whole address.
 * @param address in its one spelling
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  return plus < 1 || plus > at ? address : address.slice(0, plus) + address.slice(at);
};
