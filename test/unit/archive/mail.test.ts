import { describe, expect, it } from 'vitest';
import { linesOf, problemOf, read, readZip } from './reading.ts';

const LIST = 'List-Unsubscribe: <mailto:x@list.example>\n';
const mail = (fields: string, text = 'Hello\n') =>
  `From 1789@xxx Sun Oct 04 18:30:00 +0000 2026\nTo: Amal <amal@example.org>\nSubject: Private\n${fields}\n${text}\n`;
const linesIn = async (text: string | Uint8Array<ArrayBuffer>, name = 'Mail.mbox') =>
  linesOf(await read(new File([text], name)));
const word = (charset: string, bytes: Uint8Array | string) =>
  `=?${charset}?B?${Buffer.from(bytes).toString('base64')}?=`;

describe('names of lists in encoded words', () => {
  /** "パン屋", "面包店" and "Café", in these character sets */
  const JIS = Buffer.from('\x1b$B%Q%s20\x1b(B', 'latin1');
  const GB2312 = Buffer.from('\xc3\xe6\xb0\xfc\xb5\xea', 'latin1');
  const whole = Buffer.from('ニュースパン');

  it.each([
    ['UTF-8', word('UTF-8', 'パン屋'), 'パン屋'],
    ['UTF-8 with a language', '=?utf-8*fr?Q?Caf=C3=A9?=', 'Café'],
    ['ISO-2022-JP', word('ISO-2022-JP', JIS), 'パン屋'],
    ['GB2312', word('gb2312', GB2312), '面包店'],
    ['ISO-8859-1', '=?ISO-8859-1?Q?Caf=E9_Post?=', 'Café Post'],
    ['quotes', `"${word('UTF-8', 'パン屋')}"`, 'パン屋'],
    [
      'two words, cut within a character and folded',
      `${word('UTF-8', whole.subarray(0, 10))}\n ${word('UTF-8', whole.subarray(10))}`,
      'ニュースパン',
    ],
  ])('are read: %s', async (_, name, expected) => {
    const text = mail(`From: a@pan.example\nList-Id: ${name} <pan.example>\n${LIST}`);
    expect(await linesIn(text)).toEqual([`follows ${expected}`]);
    expect(await linesIn(text.replaceAll('\n', '\r\n'))).toEqual([`follows ${expected}`]);
  });
});

describe('newsletters without List-Id', () => {
  it.each([
    ['Kite News <news@kite.example>', ['follows Kite News']],
    ['"The Kite Weekly" <hello@mail.thekite.example>', ['follows The Kite Weekly']],
    ['Jane Roe <jane@roe.example>', []],
    ['Jane Roe <hello@janeroe.example>', []],
    ['Jane Roe via News <news@janeroe.example>', []],
    ['Kite News <news@sender.example>', []],
    ['News <news@news.example>', []],
  ])('count if name and domain say so: %s', async (from, expected) => {
    const text = `${mail(`From: ${from}\n${LIST}`)}${mail('From: Bread <b@b.example>\nList-Id: Bread Letter <b.example>\n')}`;
    expect(await linesIn(text)).toEqual([...expected, 'follows Bread Letter']);
  });

  it('count only if they can be ended', async () => {
    expect(await problemOf(read(new File([mail('From: Kite News <news@kite.example>\n')], 'a.mbox')))).toBe(
      'empty',
    );
  });
});

describe('a mailbox', () => {
  const letter = mail(`From: a@kite.example\nList-Id: Kite Letter <kite.example>\n${LIST}`);

  it.each([
    'Takeout/Mail/All mail Including Spam and Trash.mbox',
    'Takeout/Mail/ラベル.mbox',
    'Takeout/Mail/Newsletters.mbox',
    'Newsletters.mbox/mbox',
    'Takeout\\Mail\\Inbox.MBOX',
  ])('may be at %s', async (path) => {
    expect(linesOf(await readZip({ [path]: letter }))).toEqual(['follows Kite Letter']);
  });

  it('may have several files, one for each label, whose mails are counted once', async () => {
    const outcome = await readZip({ 'Takeout/Mail/A.mbox': letter, 'Takeout/Mail/B.mbox': letter });
    expect(linesOf(outcome)).toEqual(['follows Kite Letter']);
  });

  it('may have large attachments, quoted lines and attached mails', async () => {
    const attached = '>From here\n\nList-Id: Fake <fake.example>\n From: Fake\nFromage: x\n';
    const large = `${'QUJD'.repeat(19)}\n`.repeat(100_000);
    expect(await linesIn(mail('From: Jane Roe <jane@roe.example>\n', attached + large) + letter)).toEqual([
      'follows Kite Letter',
    ]);
  });

  it('may have a head longer than is kept', async () => {
    const received = `Received: from a by b; ${'x'.repeat(60)}\n`.repeat(2_000);
    expect(await linesIn(mail(`From: a@b.example\n${received}`) + letter)).toEqual(['follows Kite Letter']);
  });
});
