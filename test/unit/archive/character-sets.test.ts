import { describe, expect, it } from 'vitest';
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

  it('of Central Europe is no Chinese or Cyrillic one', async () => {
    // "Příprava jídla" in windows-1250.
    const bytes = Buffer.from('4e616d650a50f8ed7072617661206aed646c610a', 'hex');
    expect(linesOf(await read(new File([new Uint8Array(bytes)], 'Skills.csv')))).toEqual([
      'profile Pøíprava jídla',
    ]);
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
