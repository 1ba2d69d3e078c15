import type { Transporter } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

/** The mail server accepts only addresses in ASCII. */
export class NoUtf8Error extends Error {
  override readonly name = 'NoUtf8Error';
  readonly code = 'ENOUTF8';
}

/** Whether the address needs SMTPUTF8 (RFC 6531). Its domain is in ASCII. */
const needsUtf8 = (address: string): boolean => /[^ -~]/.test(address);

/** Options of a connection, with the port that a proxy connects to. */
type ServerOptions = SMTPConnectionOptions & { readonly port: number };

/**
 * Opens a socket through the proxy of `SMTP_URL`, as an option of a connection; no option without a proxy. A proxy that
 * answers after the signal gets its socket closed.
 */
const throughProxy = (
  transport: Pick<Transporter, 'getSocket' | 'transporter'>,
  options: ServerOptions,
  signal: AbortSignal,
) =>
  new Promise<SMTPConnectionOptions>((resolve, reject) => {
    // nodemailer moves this function to the transporter with the first mail.
    const open = transport.getSocket || transport.transporter.getSocket;
    if (open === undefined) return resolve({});
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    open.call(transport.transporter, options, (error, socket) => {
      if (error) return reject(error);
      const option: SMTPConnectionOptions = socket || {};
      if (signal.aborted) option.connection?.destroy();
      resolve(option);
    });
  });

/**
 * Asks the mail server for SMTPUTF8 before a mail to an address that needs it. Without the extension, nodemailer would
 * send the address anyway, and a server may deliver to another mailbox.
 * @throws NoUtf8Error, or the error of the connection
 */
export const requireUtf8 = async (
  address: string,
  transport: Pick<Transporter, 'getSocket' | 'transporter'>,
  { url, ...given }: ServerOptions & { readonly url: string },
  signal: AbortSignal,
): Promise<void> => {
  if (!needsUtf8(address)) return;
  const options = { ...given, ...parseConnectionUrl(url) };
  signal.throwIfAborted();
  const socket = await throughProxy(transport, options, signal);
  await new Promise<void>((resolve, reject) => {
    const connection = new SMTPConnection({ ...options, ...socket });
    const end = () => {
      connection.close();
      reject(signal.reason);
    };
    signal.addEventListener('abort', end, { once: true });
    // An error without a listener would end the process, and a closing connection may report a second one.
    connection.on('error', reject);
    connection.connect(() => {
      const isOffered = /^\d{3}[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse));
      connection.quit();
      if (isOffered) resolve();
      else reject(new NoUtf8Error('The mail server offers no SMTPUTF8'));
    });
  });
};
