import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languageOf } from '../../provider/languages.ts';
import { startMailWorker } from '../../provider/mail/mail-worker.ts';
import { createSmtpMailer, isRefusedForGood } from '../../provider/mail/smtp.ts';
import { soon } from '../support/until.ts';
import { createClock, startProvider } from './support/provider.ts';
import { EMAIL, requestCode } from './support/sign-in.ts';

interface Letter {
  readonly to: readonly string[];
  readonly source: string;
}

/** A real mail server on a free port. */
const startSmtp = async (options: SMTPServerOptions = {}) => {
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
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  return { letters, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
};

const refuseWith = (status: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('Refused amal@example.org'), { responseCode: status }));

const startWith = async (url: string) => {
  const provider = await startProvider({
    variables: { SMTP_URL: url, MAIL_FROM: 'Connect <id@example.org>' },
    clock: createClock(),
  });
  const { key } = await provider.addApp();
  const mails = () => provider.database.query.selectFrom('mails').selectAll().execute();
  const counted = async () => (await provider.operations(new Request('http://o.test/metrics'))).text();
  return { provider, key, mails, counted };
};

describe('mail by SMTP', () => {
  it('reaches the person and leaves no trace of code or address', async () => {
    const smtp = await startSmtp();
    const { provider, key, mails, counted } = await startWith(smtp.url);
    expect((await requestCode(provider, key)).status).toBe(200);
    await soon(() => expect(smtp.letters).toHaveLength(1));
    const [letter] = smtp.letters;
    expect(letter?.to).toEqual([EMAIL]);
    expect(letter?.source).toContain('From: Connect <id@example.org>');
    expect(letter?.source).toContain('Subject: Your code for Bookshop');
    const [, code = ''] = /\r\n\r\n(\d{6})\r\n/.exec(letter?.source ?? '') ?? [];
    expect(code).toMatch(/^\d{6}$/);
    await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'sent', sealed: '' }));
    const traces = provider.lines.join() + (await counted());
    expect(traces).toContain('provider_mails_total{result="sent"} 1');
    expect(traces).not.toContain(code);
    expect(traces).not.toContain('amal');
  });

  it.each([
    ['is down', async () => 'smtp://127.0.0.1:1'],
    ['refuses for now', async () => (await startSmtp({ onRcptTo: refuseWith(451) })).url],
  ])('is tried again, with longer pauses, when the server %s', async (_name, url) => {
    const { provider, key, mails } = await startWith(await url());
    expect((await requestCode(provider, key)).status).toBe(200);
    for (const [tries, pauseS] of [1, 5, 15].entries()) {
      await soon(async () =>
        expect((await mails())[0]).toMatchObject({
          tries: tries + 1,
          due_at: provider.clock.now() + pauseS * 1000,
        }),
      );
      provider.clock.pass(pauseS * 1000);
    }
    expect(provider.lines.join()).not.toContain('amal');
  });

  it('is given up when it would come after the code has expired', async () => {
    const { provider, key, mails } = await startWith('smtp://127.0.0.1:1');
    await requestCode(provider, key);
    await soon(async () => expect((await mails())[0]?.due_at).toBeGreaterThan(provider.clock.now()));
    provider.clock.pass(599_500);
    await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'given-up', sealed: '' }));
  });

  it('is given up at once when the server will never take it', async () => {
    const smtp = await startSmtp({ onRcptTo: refuseWith(550) });
    const { provider, key, mails, counted } = await startWith(smtp.url);
    await requestCode(provider, key);
    await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'refused', sealed: '' }));
    expect(await counted()).toContain('provider_mails_total{result="given-up"} 1');
    expect(isRefusedForGood(new Error('other'))).toBe(false);
  });

  it('that was refused for good is told at the next call, to whoever asks for this address, for ten minutes', async () => {
    const smtp = await startSmtp({ onRcptTo: refuseWith(550) });
    const { provider, key, mails } = await startWith(smtp.url);
    expect((await requestCode(provider, key)).status).toBe(200);
    await soon(async () => expect((await mails())[0]?.state).toBe('refused'));
    const told = await requestCode(provider, key, EMAIL, { peer: '198.51.100.7' });
    expect([told.status, told.body.code, told.headers.get('retry-after')]).toEqual([
      422,
      'mail.refused',
      '600',
    ]);
    expect((await requestCode(provider, key, 'bo@example.org')).status).toBe(200);
    provider.clock.pass(600_000);
    expect((await requestCode(provider, key)).status).toBe(200);
  });

  it('does not hold up the answer when the server says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const address = silent.address();
    const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const { provider, key, mails } = await startWith(url);
    expect((await requestCode(provider, key)).status).toBe(200);
    expect((await mails())[0]?.state).toBe('waiting');
    await soon(() => expect(sockets).toHaveLength(1));
    for (const socket of sockets) socket.destroy();
  });

  it('goes once, though several copies look for work', async () => {
    const smtp = await startSmtp();
    const provider = await startProvider();
    const { key } = await provider.addApp();
    for (let index = 0; index < 20; index += 1)
      await requestCode(provider, key, `person${index}@example.org`);
    const copies = [1, 2, 3].map(() =>
      startMailWorker(provider.mails, createSmtpMailer({ url: smtp.url, from: 'id@example.org' }), () => {}),
    );
    await soon(() => expect(smtp.letters.length).toBeGreaterThanOrEqual(20));
    await Promise.all(copies.map(({ stop }) => stop()));
    expect(new Set(smtp.letters.map(({ to }) => to[0])).size).toBe(20);
    expect(smtp.letters).toHaveLength(20);
  });
});

it.each([
  [null, 'en'],
  ['', 'en'],
  ['tlh', 'en'],
  ['pt-BR', 'pt'],
  ['tlh, ja;q=0.5, fr;q=0.8', 'fr'],
  ['de;q=0, it', 'it'],
  ['__proto__, constructor', 'en'],
])('reads Accept-Language %j as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
