import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createDelivery, createSmtpMailer } from '../../provider/mail/smtp.ts';
import { required, soon } from '../support/until.ts';
import { listenHere } from './support/listen-here.ts';
import { MINUTE, startApp, startProvider } from './support/provider.ts';
import { EMAIL, newestCode, requestCode } from './support/sign-in.ts';
import { refuseWith, startSending, startSmtp, startWith } from './support/smtp.ts';

it('a mail reaches the person and leaves no trace of code or address', async () => {
  const smtp = await startSmtp();
  const { provider, key, mails } = await startWith(smtp.url);
  expect((await requestCode(provider, key)).status).toBe(200);
  await soon(() => expect(smtp.letters).toHaveLength(1));
  const [letter] = smtp.letters;
  expect(letter?.to).toEqual([EMAIL]);
  expect(letter?.source).toContain('From: Connect <id@example.org>');
  const [, code = ''] = /^Subject: (\d{6}): Your code for Bookshop /m.exec(letter?.source ?? '') ?? [];
  expect(code).toMatch(/^\d{6}$/);
  await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'sent', sealed: '' }));
  const traces = provider.lines.join() + (await provider.metrics());
  expect(traces).toContain('provider_mails_total{result="sent"} 1');
  expect(traces).not.toContain(code);
  expect(traces).not.toContain('amal');
});

it('a mail is tried again, with longer pauses, when the server refuses for now', async () => {
  const { url } = await startSmtp({ onRcptTo: refuseWith(451) });
  const { provider, key, mails } = await startWith(url);
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

it.each([
  ['drops one that waits for its next try', 1, false, '192.0.2.1'],
  ['lets no other try follow the one that runs', 1, true, '192.0.2.1'],
  ['of a stranger leaves it alone', 2, false, '198.51.100.7'],
])('with a greylisting server, a newer mail %s: %i in all', async (_, count, isTrying, peer) => {
  const { provider, key } = await startApp();
  const { clock, mails } = provider;
  const end = clock.now() + 5 * MINUTE;
  const refuse = refuseWith(451);
  const smtp = await startSmtp({
    onRcptTo: (...call) => (clock.now() < end ? refuse(...call) : call[2]()),
  });
  const mailer = createSmtpMailer({ url: smtp.url, from: 'id@example.org' });
  const { take, perform } = createDelivery(mails, mailer, () => {});
  const { signal } = new AbortController();
  await requestCode(provider, key);
  const older = required(await take(), 'a mail');
  if (!isTrying) await perform(older, signal);
  clock.pass(MINUTE);
  await requestCode(provider, key, EMAIL, { peer });
  const code = await newestCode(provider);
  if (isTrying) await perform(older, signal);
  for (let minute = 0; minute < 8; minute += 1) {
    clock.pass(MINUTE);
    for (let due = await take(); due; due = await take()) await perform(due, signal);
  }
  expect(smtp.letters).toHaveLength(count);
  expect(smtp.letters.map(({ source }) => source).join()).toContain(`Subject: ${code}: `);
});

it('a mail is given up if it would arrive after the code has expired', async () => {
  const { provider, key, mails } = await startWith('smtp://127.0.0.1:1');
  await requestCode(provider, key);
  await soon(async () => expect((await mails())[0]?.due_at).toBeGreaterThan(provider.clock.now()));
  provider.clock.pass(599_500);
  await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'given-up', sealed: '' }));
});

it('a mail stays in the queue if the copy stops in the middle of it', async () => {
  const held: (() => void)[] = [];
  const smtp = await startSmtp({ onRcptTo: (_address, _session, done) => void held.push(done) });
  const { provider, key } = await startApp();
  await requestCode(provider, key);
  const copy = startSending(provider, smtp.url);
  await soon(() => expect(held).toHaveLength(1));
  await copy.stop(0);
  expect((await provider.mails.take())?.tries).toBe(1);
  expect(smtp.letters).toEqual([]);
});

it('a mail ends at its time limit, even if the server sends a little again and again', async () => {
  const stuttering = createServer((socket) => {
    socket.write('220 ready\r\n');
    const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.on('error', () => {});
    socket.on('close', () => clearInterval(timer));
  });
  const url = `smtp://127.0.0.1:${await listenHere(stuttering)}`;
  const mailer = createSmtpMailer({ url, from: 'id@example.org', withinMs: 200 });
  const mail = { to: EMAIL, subject: 'Your code', text: '402815' };
  await expect(mailer.send(mail, new AbortController().signal)).rejects.toThrow();
});

it('a mail is sent once, although the database restarts meanwhile', async () => {
  const smtp = await startSmtp();
  const { mails, database, clock, ...provider } = await startProvider();
  const { key } = await provider.addApp();
  await requestCode(provider, key);
  const isAway = [true, true, false];
  const sent: typeof mails.sent = async (mail) => {
    if (isAway.shift()) throw Object.assign(new Error('The database is starting up'), { code: '57P03' });
    return mails.sent(mail);
  };
  const results: string[] = [];
  const { take, perform } = createDelivery(
    { ...mails, sent },
    createSmtpMailer({ url: smtp.url, from: 'id@example.org' }),
    (result) => results.push(result),
  );
  await perform(required(await take(), 'a mail'), new AbortController().signal);
  clock.pass(120_000);
  expect(await take()).toBe(null);
  expect([results, smtp.letters.length]).toEqual([['sent'], 1]);
  expect(await database.query.selectFrom('mails').select('state').execute()).toEqual([{ state: 'sent' }]);
});
