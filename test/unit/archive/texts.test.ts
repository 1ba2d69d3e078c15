import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { mended } from '../../../common/platforms/companies/meta-archive.ts';
import { readJson } from '../../../widget/archive/formats/json.ts';
import { mbox, subscriptionsCsv } from '../../support/google-archive.ts';
import { linesOf, problemOf, read } from './reading.ts';

const linesIn = async (content: string | Uint8Array, name = 'Skills.csv') =>
  linesOf(await read(new File([typeof content === 'string' ? content : new Uint8Array(content)], name)));
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

it.each([
  ['in Windows-1252', latin1('Name\nCafé crème\nBrötchen\nGröße\n')],
  ['in UTF-16', utf16('\ufeffName\nCafé crème\nBrötchen\nGröße\n')],
  ['in UTF-16 of the other order', utf16('\ufeffName\nCafé crème\nBrötchen\nGröße\n').swap16()],
])('a table of a spreadsheet program is read: %s', async (_, bytes) => {
  expect(await linesIn(bytes)).toEqual(['profile Café crème', 'profile Brötchen', 'profile Größe']);
});

it.each([
  ['in Shift_JIS', Buffer.from('4e616d650a82a889d98e718dec82e88bb38eba0a', 'hex')],
  ['in UTF-16 without a byte order mark', utf16('Name\nРыбалка\n')],
])('a table in another character set is broken: %s', async (_, bytes) => {
  expect(await problemOf(read(new File([new Uint8Array(bytes)], 'Skills.csv')))).toBe('broken');
});

it('a page is read in Windows-1252 or with a mark in UTF-16, and as UTF-8 whatever it names', async () => {
  const page = '<html><meta charset="windows-1250"><h2 class="_a6-h">Größe</h2></html>';
  for (const bytes of [page, latin1(page), utf16(`\ufeff${page}`)])
    expect(await linesIn(bytes, 'pages_you_follow.html')).toEqual(['follows Größe']);
});

it('a table is read as UTF-8 with a single zero byte, and with a title that is cut within a character', async () => {
  const lines = await linesIn('Name\nBaking\0\nGröße\nRobotics\n');
  expect(lines).toEqual(expect.arrayContaining(['profile Größe', 'profile Robotics']));
  const cut = Buffer.from('Name\n日本のパン屋\n語語\n').subarray(0, -2);
  expect((await linesIn(Buffer.concat([cut, utf16('\n').subarray(0, 1)])))[0]).toBe('profile 日本のパン屋');
});

const csv = subscriptionsCsv();

it.each([
  ['a mark, CRLF and quotes', `\ufeff${csv.replaceAll('\n', '\r\n').replace(/,([^,\r\n]+)\r/g, ',"$1"\r')}`],
  ['semicolons', csv.replaceAll(',', ';')],
  ['a line that names the semicolon', `sep=;\n${csv.replaceAll(',', ';')}`],
  ['tabs', csv.replaceAll(',', '\t')],
  ['lines between the columns', csv.replaceAll(',', '|')],
  ['no names of columns', csv.replace(/^.*\n/, 'a,b,c\n')],
])('a table is read with %s', async (_, text) => {
  const names = ['Bread School', 'Open Robotics Lab', 'Night Sky Diary', 'Cello at Home', 'Tidy Compiler'];
  expect(await linesIn(text, 'subscriptions.csv')).toEqual(names.map((name) => `follows ${name}`));
});

it('JSON has the texts of JSON.parse, wherever its escapes and characters are cut', async () => {
  const text = String.raw`["Café \u0043af\u00E9 日本 😀 \ud83d\ude00", "\" \u0022 \u005c \\u0041 \\\u0041 \n"]`;
  const bytes = Buffer.from(text);
  for (let size = 1; size < 20; size += 1) {
    const pieces = Array.from(bytes, (_, at) => bytes.subarray(at * size, at * size + size));
    const given: unknown[] = [];
    await readJson(Readable.from(pieces), ['$.*'], (value) => given.push(value));
    expect(given).toEqual(JSON.parse(text));
  }
});

it.each([
  ['Caf\u00c3\u00a9', 'Café'],
  ['Café', 'Café'],
  ['\u00e6\u0097\u00a5\u00e6\u009c\u00ac', '日本'],
  ['日本 Caf\u00c3\u00a9', '日本 Caf\u00c3\u00a9'],
])('letters that Meta’s exports write as bytes are mended: %j means %j', (given, meant) => {
  expect(mended(given)).toBe(meant);
});

const UNSUBSCRIBE = 'List-Unsubscribe: <mailto:x@list.example>\n';
const mail = (fields: string, text = 'Hello\n') =>
  `From 1789@xxx Sun Oct 04 18:30:00 +0000 2026\nTo: Amal <amal@example.org>\nSubject: Private\n${fields}\n${text}\n`;
const KITE = mail(`From: a@kite.example\nList-Id: Kite Letter <kite.example>\n${UNSUBSCRIBE}`);
const listsIn = (text: string) => linesIn(text, 'Mail.mbox');
const word = (charset: string, bytes: Uint8Array | string) =>
  `=?${charset}?B?${Buffer.from(bytes).toString('base64')}?=`;
const NEWS_OF_BREAD = Buffer.from('ニュースパン');

it.each([
  ['UTF-8 in quotes', `"${word('UTF-8', 'パン屋')}"`, 'パン屋'],
  ['UTF-8 with a language', '=?utf-8*fr?Q?Caf=C3=A9?=', 'Café'],
  ['ISO-2022-JP', word('ISO-2022-JP', latin1('\x1b$B%Q%s20\x1b(B')), 'パン屋'],
  ['GB2312', word('gb2312', latin1('\xc3\xe6\xb0\xfc\xb5\xea')), '面包店'],
  ['ISO-8859-1', '=?ISO-8859-1?Q?Caf=E9_Post?=', 'Café Post'],
  [
    'two words, cut within a character and folded',
    `${word('UTF-8', NEWS_OF_BREAD.subarray(0, 10))}\n ${word('UTF-8', NEWS_OF_BREAD.subarray(10))}`,
    'ニュースパン',
  ],
])('the name of a mail’s list is read in encoded words: %s', async (_, name, expected) => {
  const text = mail(`From: a@pan.example\nList-Id: ${name} <pan.example>\n${UNSUBSCRIBE}`);
  expect(await listsIn(text)).toEqual([`follows ${expected}`]);
  expect(await listsIn(text.replaceAll('\n', '\r\n'))).toEqual([`follows ${expected}`]);
});

it.each([
  ['Kite News <news@kite.example>', ['follows Kite News']],
  ['"The Kite Weekly" <hello@mail.thekite.example>', ['follows The Kite Weekly']],
  ['Jane Roe <jane@roe.example>', []],
  ['Jane Roe <hello@janeroe.example>', []],
  ['Jane Roe via News <news@janeroe.example>', []],
  ['Kite News <news@sender.example>', []],
  ['News <news@news.example>', []],
])('a newsletter without List-Id counts if name and domain say so: %s', async (from, expected) => {
  expect(await listsIn(mail(`From: ${from}\n${UNSUBSCRIBE}`) + KITE)).toEqual([
    ...expected,
    'follows Kite Letter',
  ]);
});

it('a mail without List-Id that nobody can unsubscribe from is no newsletter', async () => {
  const text = mail('From: Kite News <news@kite.example>\n');
  expect(await problemOf(read(new File([text], 'a.mbox')))).toBe('empty');
});

it('the name of a person who wrote to a list is not read', async () => {
  const list = 'List-Id: <talk.example>\nList-Unsubscribe: <mailto:x@talk.example>\n';
  expect(await listsIn(mail(`From: Jane Private <jane@private.example>\n${list}`) + KITE)).toEqual([
    'follows Kite Letter',
  ]);
});

it.each(['Spam', 'Papierkorb', 'ゴミ箱'])('a mail that is spam or deleted is not read: %s', async (label) => {
  const more = `List-Id: Junk <junk.example>\nX-Gmail-Labels: ${label}\n`;
  const text = mbox([{ from: 'Junk <news@junk.example>', more }]).replaceAll('X-Gmail-Labels: Inbox\n', '');
  expect(await listsIn(text)).not.toContain('follows Junk');
});

it('large attachments, quoted lines, attached mails and an endless head end no mailbox', async () => {
  const attached = '>From here\n\nList-Id: Fake <fake.example>\n From: Fake\nFromage: x\n';
  const large = `${'QUJD'.repeat(19)}\n`.repeat(100_000);
  const received = `Received: from a by b; ${'x'.repeat(60)}\n`.repeat(2_000);
  const mails = [mail('From: Jane Roe <jane@roe.example>\n', attached + large), mail(received), KITE];
  expect(await listsIn(mails.join(''))).toEqual(['follows Kite Letter']);
});
