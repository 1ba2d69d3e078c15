import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it } from 'vitest';
import { soon } from '../support/until.ts';
import { listenHere } from './support/listen-here.ts';
import { BO, EMAIL, requestCode } from './support/sign-in.ts';
import { refuseWith, startSmtp, startWith } from './support/smtp.ts';

const refuseContent: NonNullable<SMTPServerOptions['onData']> = (stream, _session, done) => {
  stream.resume();
  stream.on('end', () => done(Object.assign(new Error('Spam'), { responseCode: 554 })));
};

const startScript = async (replies: Readonly<Record<string, string>>) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    socket.on('data', (line) => {
      const [, reply] =
        Object.entries(replies).find(([command]) => line.toString().startsWith(command)) ?? [];
      socket.write(`${reply ?? '250 OK'}\r\n`);
    });
  });
  return { url: `smtp://127.0.0.1:${await listenHere(server)}` };
};

it.each([
  ['550 Unknown', true],
  ['550 5.4.1 Recipient address rejected: Access denied', true],
  ['450 4.2.0 Greylisted', false],
  ['530 5.7.0 Login first', false],
  ['554 5.7.1 Relay access denied', false],
])('a mail that is refused with "%s" at RCPT TO is given up: %s', async (reply, isGivenUp) => {
  const smtp = await startScript({ 'RCPT TO': reply });
  const { provider, key, mails } = await startWith(smtp.url);
  await requestCode(provider, key);
  const after = isGivenUp
    ? { state: 'refused', sealed: '' }
    : { state: 'waiting', due_at: provider.clock.now() + 1_000 };
  await soon(async () => expect((await mails())[0]).toMatchObject(after));
  expect((await requestCode(provider, key)).status).toBe(isGivenUp ? 422 : 200);
});

it.each<[string, () => Promise<{ readonly url: string }>]>([
  ['the sender', () => startSmtp({ onMailFrom: refuseWith(550) })],
  ['the content', () => startSmtp({ onData: refuseContent })],
  ['any mail for a quota, at DATA', () => startScript({ DATA: '554 Over quota' })],
])('a mail is tried again if the server refuses %s, which affects all mails', async (_name, start) => {
  const { provider, key, mails } = await startWith((await start()).url);
  await requestCode(provider, key);
  const nextTry = provider.clock.now() + 1_000;
  await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'waiting', due_at: nextTry }));
  expect((await requestCode(provider, key)).status).toBe(200);
});

it('a mail that was refused permanently is reported at the next call, for this address, for ten minutes', async () => {
  const smtp = await startSmtp({ onRcptTo: refuseWith(550) });
  const { provider, key, mails } = await startWith(smtp.url);
  expect((await requestCode(provider, key)).status).toBe(200);
  await soon(async () => expect((await mails())[0]?.state).toBe('refused'));
  const refused = await requestCode(provider, key, EMAIL, { peer: '198.51.100.7' });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    422,
    'mail.refused',
    '600',
  ]);
  expect((await requestCode(provider, key, BO)).status).toBe(200);
  provider.clock.pass(600_000);
  expect((await requestCode(provider, key)).status).toBe(200);
});
