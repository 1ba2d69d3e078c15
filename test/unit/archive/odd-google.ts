import { gzipSync } from 'node:zlib';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The oddity, the files, and the entries that are found in them. */
export type OddCase = readonly [string, Files, readonly string[]];

const YOUTUBE = 'Takeout/YouTube and YouTube Music';
export const SUBSCRIPTIONS = `${YOUTUBE}/subscriptions/subscriptions.csv`;
const HISTORY = `${YOUTUBE}/history/watch-history.json`;
export const channel = (name: string) => `UC1,http://www.youtube.com/channel/UC1,${name}`;
export const csv = (...lines: readonly string[]) =>
  ['Channel Id,Channel Url,Channel Title', ...lines].join('\n');
const watched = [
  {
    header: 'YouTube',
    title: 'Watched Rye bread',
    titleUrl: 'https://www.youtube.com/watch?v=abc',
    subtitles: [{ name: 'Bread School', url: 'https://www.youtube.com/channel/UC1' }],
    time: '2026-10-04T18:30:00.000Z',
  },
];
const history = JSON.stringify(watched);
export const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());
const mail = (...fields: readonly string[]) =>
  `From 1@xxx Sun Oct 04 18:30:00 +0000 2026\n${fields.join('\n')}\n\nHello\n\n`;
const letter = mail(
  'From: The Kite Letter <news@kite.example>',
  'List-Id: Kite Letter <letter.kite.example>',
  'Date: Sun, 4 Oct 2026 18:30:00 +0000',
);
const MAIL = 'Takeout/Mail/All mail Including Spam and Trash.mbox';
const BREAD = ['views Bread School'];
const KITE = ['follows Kite Letter'];
export const SCHOOL = ['follows Bread School'];

const json = (value: unknown) => JSON.stringify(value);

export const ODD_GOOGLE: readonly OddCase[] = [
  // JSON
  ['JSON with a byte order mark', { [HISTORY]: `\ufeff${history}` }, BREAD],
  ['JSON in UTF-16', { [HISTORY]: utf16(history) }, BREAD],
  ['JSON in big-endian UTF-16', { [HISTORY]: utf16be(history) }, BREAD],
  ['JSON in UTF-16 without a mark', { [HISTORY]: utf16(history).slice(2) }, BREAD],
  ['JSON with CRLF', { [HISTORY]: json(watched).replaceAll(',', ',\r\n') }, BREAD],
  ['JSON with space before and after', { [HISTORY]: `\n\n  ${history}\n\n` }, BREAD],
  ['JSON of one object in place of a list', { [HISTORY]: json({ 0: watched[0] }) }, BREAD],
  ['JSON with null entries', { [HISTORY]: json([null, ...watched, [], 7, 'x']) }, BREAD],
  ['a history without subtitles', { [HISTORY]: json([{ title: 'Watched a video' }, ...watched]) }, BREAD],
  [
    'a history with subtitles that are no list',
    { [HISTORY]: json([{ ...watched[0], subtitles: {} }, ...watched]) },
    BREAD,
  ],
  ['a history of empty objects beside one', { [HISTORY]: json([{}, {}, ...watched]) }, BREAD],
  // CSV
  ['a table with CRLF', { [SUBSCRIPTIONS]: csv(channel('Bread School')).replaceAll('\n', '\r\n') }, SCHOOL],
  ['a table with CR alone', { [SUBSCRIPTIONS]: csv(channel('Bread School')).replaceAll('\n', '\r') }, SCHOOL],
  ['a table with empty lines between', { [SUBSCRIPTIONS]: csv('', channel('Bread School'), '', '') }, SCHOOL],
  [
    'a table with quotes around every cell',
    {
      [SUBSCRIPTIONS]:
        '"Channel Id","Channel Url","Channel Title"\n"UC1","http://www.youtube.com/channel/UC1","Bread School"\n',
    },
    SCHOOL,
  ],
  [
    'a title with a comma and a quote',
    { [SUBSCRIPTIONS]: csv('UC1,http://www.youtube.com/channel/UC1,"Bread ""School"", Berlin"') },
    ['follows Bread "School", Berlin'],
  ],
  [
    'a title with a line end',
    { [SUBSCRIPTIONS]: csv('UC1,http://www.youtube.com/channel/UC1,"Bread\nSchool"') },
    SCHOOL,
  ],
  ['a table in UTF-16 with a mark', { [SUBSCRIPTIONS]: utf16(csv(channel('Bread School'))) }, SCHOOL],
  [
    'the same channel three times',
    { [SUBSCRIPTIONS]: csv(...Array(3).fill(channel('Bread School'))) },
    SCHOOL,
  ],
  [
    'the address of a handle',
    { [SUBSCRIPTIONS]: csv('UC1,https://www.youtube.com/@bread,Bread School') },
    SCHOOL,
  ],
  [
    'an address without a title',
    { [SUBSCRIPTIONS]: csv('UC1,http://www.youtube.com/channel/UC1,', channel('Bread School')) },
    SCHOOL,
  ],
  ['more columns than a header', { [SUBSCRIPTIONS]: csv(`${channel('Bread School')},,,`) }, SCHOOL],
  [
    'a name of a video in full-width letters',
    { [SUBSCRIPTIONS]: csv(channel('ＢＲＥＡＤ')) },
    ['follows ＢＲＥＡＤ'],
  ],
  // Folders and names
  [
    'a folder that was renamed',
    { 'My old data/yt/YouTube et YouTube Music/abonnements/abonnements.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  [
    'a path with backslashes',
    { [SUBSCRIPTIONS.replaceAll('/', '\\')]: csv(channel('Bread School')) },
    SCHOOL,
  ],
  ['names in capitals', { [SUBSCRIPTIONS.toUpperCase()]: csv(channel('Bread School')) }, SCHOOL],
  [
    'names with accents in two characters',
    {
      ['Takeout/YouTube e YouTube Music/inscrições/inscrições.csv'.normalize('NFD')]: csv(
        channel('Bread School'),
      ),
    },
    SCHOOL,
  ],
  [
    'a copy in a second folder',
    {
      [SUBSCRIPTIONS]: csv(channel('Bread School')),
      [`Takeout 2/${SUBSCRIPTIONS}`]: csv(channel('Bread School')),
    },
    SCHOOL,
  ],
  [
    'files of macOS beside',
    {
      [`__MACOSX/${SUBSCRIPTIONS.replace(/([^/]+)$/, '._$1')}`]: 'Mac OS X',
      [SUBSCRIPTIONS]: csv(channel('Bread School')),
    },
    SCHOOL,
  ],
  [
    'Takeout in Norwegian',
    { 'Takeout/YouTube og YouTube Music/abonnementer/abonnementer.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  [
    'Takeout in Ukrainian',
    { 'Takeout/YouTube і YouTube Music/підписки/підписки.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  [
    'Takeout in Vietnamese',
    { 'Takeout/YouTube và YouTube Music/kênh đăng ký/kênh đăng ký.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  [
    'Takeout in Hebrew',
    { 'Takeout/YouTube ו-YouTube Music/מינויים/מינויים.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  [
    'Takeout in Korean',
    { 'Takeout/YouTube 및 YouTube Music/구독정보/구독정보.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  [
    'Takeout in Indonesian',
    { 'Takeout/YouTube dan YouTube Music/langganan/langganan.csv': csv(channel('Bread School')) },
    SCHOOL,
  ],
  // Mail
  ['mails with CRLF', { [MAIL]: letter.replaceAll('\n', '\r\n') }, KITE],
  ['mails after a byte order mark', { [MAIL]: `\ufeff${letter}` }, KITE],
  ['mails after an empty line', { [MAIL]: `\n\n${letter}` }, KITE],
  ['a file of mails that is packed', { [`${MAIL}.gz`]: new Uint8Array(gzipSync(letter)) }, KITE],
  [
    'a list id on the next line',
    { [MAIL]: mail('From: x@kite.example', 'List-ID:\n Kite Letter\n\t<letter.kite.example>') },
    KITE,
  ],
  ['a list twice', { [MAIL]: letter + letter }, KITE],
  [
    'a name of a file in Arabic',
    { 'Takeout/البريد/كل الرسائل بما في ذلك غير المرغوب فيها.mbox': letter },
    KITE,
  ],
  ['mails without an end', { [MAIL]: letter.trimEnd() }, KITE],
];
