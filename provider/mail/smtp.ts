import { createTransport } from 'nodemailer';
import type { Mail } from './mail-queue.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** For all of a conversation, whose server may say a little again and again: shorter than the queue keeps a mail for one. */
const CONVERSATION_MS = 50_000;

/** Delivers one mail or rejects; the signal cuts the conversation. */
export interface Mailer {
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<void>;
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;

/**
 * The server will never take mail for this recipient: another try is of no use. What it says of the sender, the content
 * or a quota (MAIL FROM, DATA) is true of every mail and says nothing about the recipient.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  const status = fieldOf(error, 'responseCode');
  return fieldOf(error, 'command') === 'RCPT TO' && typeof status === 'number' && status >= 500;
};

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** How long one conversation may last. */
  readonly withinMs?: number;
}

/** Each mail has a connection of its own: the queue decides what is tried again, not a pool. */
export const createSmtpMailer = ({ url, from, withinMs = CONVERSATION_MS }: SmtpOptions): Mailer => {
  const transport = createTransport(
    { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    { from },
  );
  return {
    send: async ({ to, subject, text }, stopping) => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), withinMs);
      const signal = AbortSignal.any([stopping, late.signal]);
      try {
        // As an object: a text would be read as a list of addresses.
        await transport.sendMail({ to: { name: '', address: to }, subject, text, signal });
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
