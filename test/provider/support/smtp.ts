import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createDelivery, createSmtpMailer } from '../../../provider/mail/smtp.ts';
import { startWorkers } from '../../../provider/operations/workers.ts';
import { createClock, startProvider, type TestProvider } from './provider.ts';

interface Letter {
  readonly to: readonly string[];
  readonly source: string;
}

export const startSmtp = async (
  options: SMTPServerOptions = {},
  arrived: (letter: Letter) => void = () => {},
) => {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (part) => {
        source += part;
      });
      stream.on('end', () => {
        const letter = { to: session.envelope.rcptTo.map(({ address }) => address), source };
        letters.push(letter);
        arrived(letter);
        done();
      });
    },
    ...options,
  });
  // A client that refuses the certificate ends the connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  return { letters, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
};

export const refuseWith =
  (status: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('Refused amal@example.org'), { responseCode: status }));

export const startSending = ({ mails }: TestProvider, url: string) =>
  startWorkers(
    createDelivery(mails, createSmtpMailer({ url, from: 'id@example.org' }), () => {}),
    { most: 5, everyMs: 1_000 },
    () => {},
  );

export const startWith = async (url: string) => {
  const provider = await startProvider({
    variables: { SMTP_URL: url, MAIL_FROM: 'Connect <id@example.org>' },
    clock: createClock(),
  });
  const { key } = await provider.addApp();
  const mails = () => provider.database.query.selectFrom('mails').selectAll().execute();
  return { provider, key, mails };
};
