import type { MailQueue } from '../mail/mail-queue.ts';
import { type PasskeyProvider, passkeyMail } from '../mail/passkey-mail.ts';
import type { NotifyOwner } from '../people/passkeys/passkeys.ts';
import { Problem } from '../problem.ts';

/** A later mail would be too late as a warning. */
const LIFETIME_MS = 3 * 86_400_000;

export type NotifyOfPasskey = (address: string, headers: Headers) => NotifyOwner;

/** Mails a person that a passkey was added, so that a stolen session cannot add one in secret. */
export const createNotifyOfPasskey =
  (mails: MailQueue, provider: PasskeyProvider): NotifyOfPasskey =>
  (address, headers) =>
  async (trx, device) => {
    const mail = passkeyMail(address, device, provider, headers.get('accept-language'));
    await mails.add(trx, mail, LIFETIME_MS).catch((error: unknown) => {
      // The address cannot be reached. The passkey stays valid.
      if (!(error instanceof Problem)) throw error;
    });
  };
