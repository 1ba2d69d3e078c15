import { emailIn } from '../../common/email-address.ts';
import { isText } from '../domain/fields.ts';
import type { FlowOwner } from './flow-types.ts';

/** The warning about an invalid value does not have the value: an address is personal data. */
export const hostEmail = ({ email }: Pick<FlowOwner, 'email'>): string | undefined => {
  if (email === undefined || email === null || email === '') return;
  const address = isText(email) && emailIn(email);
  if (address) return address;
  console.warn('data-connect-button: the property email is no e-mail address and is not used');
};
