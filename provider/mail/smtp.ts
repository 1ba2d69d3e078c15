import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../config/values.ts';
import { writeUntilStored } from '../database/leased-rows.ts';
import { within } from '../http/bounded.ts';
import { mailStatusOf } from '../http/error-code.ts';
import { LOGO_ID } from './letters.ts';
import type { GivenUpMail, LeasedMail, Mail, MailQueue } from './mail-queue.ts';

/** The mail server accepts only addresses in ASCII. */
class NoUtf8Error extends Error {
  override readonly name = 'NoUtf8Error';
  readonly code = 'ENOUTF8';
}

/** Whether the address needs SMTPUTF8 (RFC 6531). Its domain is in ASCII. */
const needsUtf8 = (address: string): boolean => /[^ -~]/.test(address);

/** Options of a connection, with the port that a proxy connects to. */
type ServerOptions = SMTPConnectionOptions & { readonly port: number };

/** Opens a connection through the proxy. One that arrives after the signal is closed. */
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
 * Without SMTPUTF8, nodemailer would send the mail anyway, and a server may deliver it to another mailbox.
 * @throws NoUtf8Error, or the error of the connection
 */
const requireUtf8 = async (
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

/** RFC 8314, section 3. */
const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** A server may send a little again and again. Must be shorter than the lease of a mail. */
const CONVERSATION_MS = 50_000;

/** Delivers one mail or rejects. The signal ends the connection. */
interface Mailer {
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<void>;
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;

/** Replies that name the mailbox as the reason (RFC 5321 §4.2.3, RFC 7504), for servers without enhanced codes. */
const NO_MAILBOX = [550, 551, 552, 553, 556];

/**
 * Enhanced codes (RFC 3463) about the mailbox or its domain. 5.1.7 and 5.1.8 are about the sender, and 5.5 and 5.7
 * about the connection: no login, no relaying, a blocked network. 5.4.1 is Exchange Online's answer for an unknown
 * mailbox.
 */
const ABOUT_MAILBOX = /^5\.(?:1\.(?![78]$)|2\.|4\.1$|6\.7$)/;

/**
 * Whether another try is useless. A refusal of the sender, the content, a quota (MAIL FROM, DATA) or this provider
 * affects every mail, so the recipient's address may be right.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  if (error instanceof NoUtf8Error) return true;
  if (fieldOf(error, 'command') !== 'RCPT TO') return false;
  const status = mailStatusOf(error);
  return status
    ? ABOUT_MAILBOX.test(status)
    : NO_MAILBOX.some((reply) => reply === fieldOf(error, 'responseCode'));
};

export interface SmtpOptions {
  readonly url: string;
  /** An address, or a name with an address in angle brackets. */
  readonly from: string;
  /** Name of a sender that has none in `from`. */
  readonly fromName?: string;
  readonly logo?: Buffer | null;
  /** Host name for EHLO; mail servers distrust `[127.0.0.1]`. The computer's own name by default. */
  readonly name?: string;
  /** Refuses a server without TLS, so that a stripped STARTTLS gets no code. By default true, unless on loopback. */
  readonly requiresTls?: boolean;
  readonly withinMs?: number;
}

const senderOf = (from: string, name: string | undefined) => {
  const [, address] = /^<?([^\s<>]+)>?$/.exec(from) ?? [];
  return name === undefined || address === undefined ? from : { name, address };
};

/** Writes an IP address as EHLO requires it (RFC 5321, section 4.1.3). */
const greetingOf = (name: string | undefined) => {
  if (name === undefined) return name;
  const bare = name.replace(/^\[(.+)\]$/, '$1');
  return { 0: name, 4: `[${bare}]`, 6: `[IPv6:${bare}]` }[isIP(bare)];
};

/** Each mail has a separate connection, because the queue decides about retries, not a pool. */
export const createSmtpMailer = ({
  url,
  from,
  fromName,
  logo = null,
  name,
  requiresTls = !isLoopback(new URL(url).hostname),
  withinMs = CONVERSATION_MS,
}: SmtpOptions): Mailer => {
  const options = {
    url,
    // Default port of the scheme. A proxy needs the port before nodemailer chooses one.
    port: url.startsWith('smtps:') ? SMTPS_PORT : SUBMISSION_PORT,
    name: greetingOf(name),
    requireTLS: requiresTls,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
  const transport = createTransport(
    options,
    // RFC 3834: no vacation notice answers a code.
    { from: senderOf(from, fromName), headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    send: ({ to, subject, text, html }, stopping) =>
      within(withinMs, stopping, async (signal) => {
        await requireUtf8(to, transport, options, signal);
        // An object, because a text would be parsed as a list of addresses.
        const attachments =
          logo && html?.includes(`cid:${LOGO_ID}`)
            ? [{ cid: LOGO_ID, filename: 'logo.png', content: logo, contentDisposition: 'inline' as const }]
            : [];
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html, attachments, signal });
      }),
  };
};

export type ReportMail = (result: 'sent' | 'failed' | 'given-up', mail: GivenUpMail, error?: unknown) => void;

export const createDelivery = (queue: MailQueue, mailer: Mailer, report: ReportMail) => ({
  take: queue.take,

  /** @param signal ends the connection to the mail server; the mail stays in the queue */
  perform: async (mail: LeasedMail, signal: AbortSignal): Promise<void> => {
    try {
      await mailer.send(mail.open(), signal);
    } catch (error) {
      if (signal.aborted) return void (await queue.release(mail));
      if (isRefusedForGood(error)) {
        await queue.refuse(mail);
        return report('given-up', mail, error);
      }
      const isLater = await queue.fail(mail);
      return report(isLater ? 'failed' : 'given-up', mail, error);
    }
    await writeUntilStored(() => queue.sent(mail), signal);
    report('sent', mail);
  },
});
