import { describe, expect, it } from 'vitest';
import { encoded, wide } from './encoded.ts';
import { linesOf, read } from './reading.ts';

/** `Skills.csv` as a spreadsheet program of the country saves it. */
const TABLES = [
  [
    'shift_jis',
    '4e616d650a82a889d98e718dec82e88bb38eba0a97bf979d82c697b782cc8b4c985e0a90948a770a',
    ['お菓子作り教室', '料理と旅の記録', '数学'],
  ],
  [
    'euc-kr',
    '4e616d650abba720b1c1b4c220c7d0b1b30abfa9c7e020b1e2b7cf0abcf6c7d020b0adc0c70a',
    ['빵 굽는 학교', '여행 기록', '수학 강의'],
  ],
  [
    'gb18030',
    '4e616d650abae6b1bad1a7d0a30ac2c3d0d0c8d5bcc70acafdd1a7bdb2d7f90a',
    ['烘焙学校', '旅行日记', '数学讲座'],
  ],
  [
    'windows-1251',
    '4e616d650ad8eaeeebe020f5ebe5e1e00ac4ede5e2ede8ea20eff3f2e5f8e5f1f2e2e8e90acbe5eaf6e8e820efee20ece0f2e5ece0f2e8eae50a',
    ['Школа хлеба', 'Дневник путешествий', 'Лекции по математике'],
  ],
  [
    'windows-1256',
    '4e616d650ae3cfd1d3c920c7e1cec8d20aede6e3edc7ca20c7e1d3ddd10ae3cdc7d6d1c7ca20c7e1d1edc7d6edc7ca0a',
    ['مدرسة الخبز', 'يوميات السفر', 'محاضرات الرياضيات'],
  ],
  [
    'windows-1252',
    '4e616d650a436166e9206372e86d650a4272f6746368656e0a4772f6df650a',
    ['Café crème', 'Brötchen', 'Größe'],
  ],
] as const;

describe('a table in the character set of a country', () => {
  it.each(TABLES)('is read: %s', async (_, hex, names) => {
    const file = new File([new Uint8Array(Buffer.from(hex, 'hex'))], 'Skills.csv');
    expect(linesOf(await read(file))).toEqual(names.map((name) => `profile ${name}`));
  });

  it.each([
    'Größe',
    'Mode créée',
    'Füße',
    'Räume',
    'Süßes',
    'Éducation',
    'São João: orações',
    'Smörgåsbröd',
    'Ægir',
  ])('of Western Europe is no Chinese or Cyrillic one, with one word alone: %s', async (name) => {
    const file = new File([new Uint8Array(Buffer.from(`Name\n${name}\n`, 'latin1'))], 'Skills.csv');
    expect(linesOf(await read(file))).toEqual([`profile ${name}`]);
  });

  it.each([
    ['shift_jis', '4e616d650a8376838d834f8389837e8393834f0a', 'プログラミング'],
    ['windows-1251', '4e616d650acceee4e00a', 'Мода'],
    ['gb18030', '4e616d650acafdd1a70a', '数学'],
    ['euc-kr', '4e616d650abfa9c7e00a', '여행'],
  ])('is read with one word alone: %s', async (_, hex, name) => {
    const bytes = Buffer.from(hex, 'hex');
    const file = new File([new Uint8Array(bytes)], 'Skills.csv');
    expect(linesOf(await read(file))).toEqual([`profile ${name}`]);
  });

  it('is read as UTF-8 with a single zero byte', async () => {
    const file = new File(['Name\nBaking\0\nGröße\nRobotics\n'], 'Skills.csv');
    const lines = linesOf(await read(file));
    expect(lines).toContain('profile Größe');
    expect(lines).toContain('profile Robotics');
    expect(lines).toHaveLength(3);
  });
});

const fileOf = (text: string, set: string, name = 'Skills.csv') => new File([encoded(text, set)], name);

/** Lines of hobbies as people of the country write them, and the sets in which their programs save tables. */
const HOBBIES = [
  ['Polish', ['windows-1250', 'iso-8859-2'], ['Wędkarstwo i żeglarstwo', 'Zdrowa żywność', 'Śpiew chóralny']],
  ['Czech', ['windows-1250', 'iso-8859-2'], ['Houbaření', 'Ruční práce a šití', 'Dětské hřiště']],
  ['Hungarian', ['windows-1250', 'iso-8859-2'], ['Kézművesség', 'Süteményező ötletek', 'Művészettörténet']],
  ['Romanian', ['windows-1250'], ['Reţete şi prăjituri', 'Călătorii', 'Ştiinţe']],
  ['Croatian', ['windows-1250'], ['Ručni rad', 'Šumarstvo', 'Pčelarstvo', 'Kućne životinje']],
  ['Russian', ['windows-1251', 'koi8-r', 'iso-8859-5'], ['Рыбалка', 'Вязание крючком', 'Собаки и кошки']],
  ['Ukrainian', ['windows-1251', 'koi8-u'], ['Вишивка', 'Їздові собаки', 'Городництво']],
  ['Greek', ['windows-1253', 'iso-8859-7'], ['Μουσική και χορός', 'Φωτογραφία', 'Ορειβασία']],
  ['Turkish', ['windows-1254', 'iso-8859-9'], ['Dağcılık', 'Ahşap işleri', 'Çocuk oyunları', 'Kışlık ekmek']],
  ['Hebrew', ['windows-1255'], ['צילום', 'אפיית לחם', 'כדורגל']],
  ['Arabic', ['windows-1256', 'iso-8859-6'], ['التصوير', 'كرة القدم', 'العناية بالحديقة']],
  [
    'Lithuanian',
    ['windows-1257'],
    ['Šachmatai', 'Fotografija ir žygiai', 'Būsto įrengimas', 'Kūdikių drabužėliai'],
  ],
  ['Latvian', ['windows-1257'], ['Šahs', 'Fotografēšana', 'Ādas izstrādājumi', 'Ziemas peldēšana']],
  [
    'German',
    ['windows-1252', 'iso-8859-15', 'macintosh'],
    ['Häkeln', 'Möbel aus Holz', 'Grüne Küche', 'Straßenfotos'],
  ],
  [
    'French',
    ['windows-1252', 'iso-8859-15', 'macintosh'],
    ['Vélo électrique', 'Poterie et céramique', 'Théâtre'],
  ],
  ['Spanish', ['windows-1252', 'macintosh'], ['Montañismo', 'Fotografía', 'Ebanistería', 'Música']],
  ['Portuguese', ['windows-1252', 'macintosh'], ['Natação', 'Pães artesanais', 'Jardins e orquídeas']],
  ['Icelandic', ['windows-1252'], ['Gönguferðir', 'Prjón og saumaskapur', 'Þjóðsögur']],
] as const;

const OF_COUNTRIES = HOBBIES.flatMap(([language, sets, lines]) =>
  sets.map((set) => ({ language, set, lines })),
);

describe('a table of several lines', () => {
  it.each(OF_COUNTRIES)('is read in $language, in $set', async ({ set, lines }) => {
    const text = `Name\n${lines.join('\n')}\n`;
    expect(linesOf(await read(fileOf(text, set)))).toEqual(lines.map((line) => `profile ${line}`));
  });

  it.each(OF_COUNTRIES)(
    'is read with quotes, numbers and CRLF in $language, in $set',
    async ({ set, lines }) => {
      const text = `Name\r\n${lines.map((line, at) => `"${line}; ${at + 2026}"`).join('\r\n')}\r\n`;
      expect(linesOf(await read(fileOf(text, set)))).toEqual(
        lines.map((line, at) => `profile ${line}; ${at + 2026}`),
      );
    },
  );

  it.each(OF_COUNTRIES)(
    'is read from a page that names its set, in $language, in $set',
    async ({ set, lines }) => {
      const rows = lines.map((line) => `<h2 class="_a6-h">${line}</h2>`).join('');
      const page = `<html><head><meta charset="${set}"></head><body>${rows}</body></html>`;
      const { found } = await read(fileOf(page, set, 'pages_you_follow.html'));
      expect(found.map(({ text }) => text)).toEqual(lines);
    },
  );

  it.each(OF_COUNTRIES)(
    'is read from a page that names no set, in $language, in $set',
    async ({ set, lines }) => {
      const rows = lines.map((line) => `<h2 class="_a6-h">${line}</h2>`).join('');
      const { found } = await read(fileOf(`<html><body>${rows}</body></html>`, set, 'pages_you_follow.html'));
      expect(found.map(({ text }) => text)).toEqual(lines);
    },
  );
});

const WIDE = ['Pieczenie chleba', 'Рыбалка', '料理と旅', '여행 기록', '摄影', 'Müsli'];

describe.each(['utf-16le', 'utf-16be'])('a text in %s', (set) => {
  it.each(WIDE)('is read without a mark: %s', async (line) => {
    const text = `Name\n${line}\n`;
    expect(linesOf(await read(new File([wide(text, set)], 'Skills.csv')))).toEqual([`profile ${line}`]);
  });

  it.each(WIDE)('is read with a mark, from a table and a page: %s', async (line) => {
    const table = new File([wide(`\ufeffName\n${line}\n`, set)], 'Skills.csv');
    expect(linesOf(await read(table))).toEqual([`profile ${line}`]);
    const page = `\ufeff<html><meta charset="utf-8"><h2 class="_a6-h">${line}</h2></html>`;
    const file = new File([wide(page, set)], 'pages_you_follow.html');
    expect(linesOf(await read(file))).toEqual([`follows ${line}`]);
  });
});

it('a page in UTF-8 is read as such, whatever it says', async () => {
  const page = '<html><meta charset="windows-1250"><h2 class="_a6-h">Größe und Łódź</h2></html>';
  expect(linesOf(await read(new File([page], 'pages_you_follow.html')))).toEqual(['follows Größe und Łódź']);
});

it('a page that names a set that does not exist is read by its letters', async () => {
  const page = '<html><meta charset="x-nothing"><h2 class="_a6-h">Wędkarstwo i żeglarstwo</h2></html>';
  const file = fileOf(page, 'windows-1250', 'pages_you_follow.html');
  expect(linesOf(await read(file))).toEqual(['follows Wędkarstwo i żeglarstwo']);
});
