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

/** Opens a socket through the proxy of `SMTP_URL`, as an option of a connection; no option without a proxy. */
const throughProxy = (transport: Pick<Transporter, 'getSocket' | 'transporter'>, options: ServerOptions) =>
  new Promise<SMTPConnectionOptions>((resolve, reject) => {
    // The first mail hands the function on to the transporter.
    const open = transport.getSocket || transport.transporter.getSocket;
    if (open === undefined) return resolve({});
    open.call(transport.transporter, options, (error, socket) =>
      error ? reject(error) : resolve(socket || {}),
    );
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
  const socket = await throughProxy(transport, options);
  await new Promise<void>((resolve, reject) => {
    const connection = new SMTPConnection({ ...options, ...socket });
    signal.addEventListener('abort', () => {
      connection.close();
      reject(signal.reason);
    });
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
