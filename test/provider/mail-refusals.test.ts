import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { soon } from '../support/until.ts';
import { EMAIL, requestCode } from './support/sign-in.ts';
import { refuseWith, startSmtp, startWith } from './support/smtp.ts';

const refuseContent: NonNullable<SMTPServerOptions['onData']> = (stream, _session, done) => {
  stream.resume();
  stream.on('end', () => done(Object.assign(new Error('Over quota'), { responseCode: 554 })));
};

describe('a mail that is refused', () => {
  it('is given up at once when the server will never take it', async () => {
    const smtp = await startSmtp({ onRcptTo: refuseWith(550) });
    const { provider, key, mails, counted } = await startWith(smtp.url);
    await requestCode(provider, key);
    await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'refused', sealed: '' }));
    expect(await counted()).toContain('provider_mails_total{result="given-up"} 1');
  });

  it.each<[string, SMTPServerOptions]>([
    ['the sender', { onMailFrom: refuseWith(550) }],
    ['the content or a quota', { onData: refuseContent }],
  ])('is tried again where the server refuses %s: that is true of everybody', async (_name, options) => {
    const smtp = await startSmtp(options);
    const { provider, key, mails } = await startWith(smtp.url);
    await requestCode(provider, key);
    const nextTry = provider.clock.now() + 1_000;
    await soon(async () => expect((await mails())[0]).toMatchObject({ state: 'waiting', due_at: nextTry }));
    expect((await requestCode(provider, key)).status).toBe(200);
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

  it('that was refused for good is told for ten minutes, also where it was a notice that is of use for days', async () => {
    const smtp = await startSmtp({ onRcptTo: refuseWith(550) });
    const { provider, key, mails } = await startWith(smtp.url);
    const notice = { to: EMAIL, subject: 'New passkey', text: 'A new passkey.' };
    await provider.database.transaction((trx) => provider.mails.add(trx, notice, 3 * 86_400_000));
    await soon(async () => expect((await mails())[0]?.state).toBe('refused'));
    expect((await requestCode(provider, key)).headers.get('retry-after')).toBe('600');
    provider.clock.pass(600_000);
    expect((await requestCode(provider, key)).status).toBe(200);
  });
});
