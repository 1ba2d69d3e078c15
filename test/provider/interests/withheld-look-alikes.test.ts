import { describe, expect, it } from 'vitest';
import { isSensitive } from '../../../provider/interests/withheld.ts';

/** Words of the subjects in harmless contexts. */
const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  'places of pilgrimage of a sport': [
    'Mecca of surfing',
    'Mekka für Kletterer',
    'La Mecque du vélo en Provence',
    'La mecca del ciclismo',
    'サーフィンのメッカ',
    'مكة التزلج في الألب',
    'Pilgern nach Wacken',
    'حج المشجعين إلى ملعب ليفربول',
  ],
  'handbooks that are called a bible': [
    'The Pasta Bible',
    'La biblia del rock',
    'Bibel der Burger: Grillrezepte',
    '咖啡圣经',
  ],
  'signs of the zodiac, and crabs': [
    'Krebs und Fisch Sternzeichen',
    'Cáncer hoy: horóscopo semanal',
    'Câncer no amor: previsões do signo',
    'Krebssuppe mit Dill',
    'سرطان البحر مشوي',
  ],
  'parties and guilds of a game': [
    'Parteitag der Piraten im Spiel',
    'Il Partito Preso: podcast di basket',
    'حزب الكنبة مسلسل كوميدي',
    '魔兽世界工会招新',
  ],
  'strikes of strings': ['Streik der Saiten', 'Gitarren im Streik – Coverband', 'हड़ताल नहीं, करताल बजाना सीखें'],
  'hands, tomatoes and prisoners of a theory': [
    'Die Linke Hand am Klavier',
    'Die Grünen Tomaten: Chutney',
    'Gefangenendilemma Spieltheorie',
    'Schulden bei Monopoly',
  ],
};

/** The same words in sensitive contexts. */
const MEANT: readonly string[] = [
  'Coffee and Bible Time',
  'Pizza und Bibel: Jugendabend der Gemeinde',
  'Mecca football stadium, then Umrah',
  'Bautismo católico, equipo de fútbol parroquia',
  'Baptême de mon fils, gâteau au chocolat',
  'इस्लाम धर्म और क्रिकेट',
  'Cancer survivors horoscope night',
  'Krebs Diagnose, Sternzeichen Löwe',
  'Le foglie di olivo contro il cancro al seno',
  'SPD Fußballturnier Parteitag',
  'Partito Democratico tifosi',
  'نادي كرة القدم حزب الله',
  '游戏行业工会',
  'Streik der Musiker: Gitarren vor dem Rathaus',
  'नशा मुक्ति केंद्र में चाय',
  'Schulden abbauen mit Software',
  'Schach für Gefangene in der JVA',
];

describe('a word of a subject', () => {
  it.each(Object.entries(LOOK_ALIKES))('names harmless things: %s', (_kind, texts) => {
    expect(texts.filter(isSensitive)).toEqual([]);
  });

  it('keeps its meaning where another word says so', () => {
    expect(MEANT.filter((text) => !isSensitive(text))).toEqual([]);
  });
});

describe('an ordinary text', () => {
  it('is not withheld for the letters of a checksum', () => {
    const checksums = [
      '540b577fa010ac3ef038ebd7b829f7bd',
      'f1c1a025e99acd7afd0c2b29e5c5fdef',
      '9207035afd1eefe6b9ff8607600e8a61',
    ];
    expect(checksums.filter(isSensitive)).toEqual([]);
  });

  it.each([
    [
      'Chinese',
      ['在日本旅行', '自动保存设置', '数学运算技巧', '无法轮换', '输入管理', '至少精确到秒', '分开光盘'],
    ],
    [
      'Japanese',
      ['キリマンジャロ登山', 'サセックス旅行', 'エセックスの海岸', '商工会館の写真展', 'テーブルカラム'],
    ],
    ['Arabic', ['آثار مصر القديمة', 'إثارة السباق', 'اللغة السنسكريتية', 'تفتقر إلى الملح', 'جزيرة سردينيا']],
    ['Hindi', ['तेंदुआ सफारी', 'बौद्धिक खेल', 'ईस्टर्न रेलवे', 'रियूनियन आइलैंड', 'सिएरा लियोनियन संगीत']],
  ])('is not withheld for letters inside its words or across them: %s', (_language, texts) => {
    expect(texts.filter(isSensitive)).toEqual([]);
  });

  it('is withheld for the same letters as words', () => {
    const texts = [
      '在日三世',
      '被捕入狱',
      '多动症',
      '断酒会に通う',
      '法轮功',
      'ブルカ',
      'बौद्ध धर्म',
      'यूनियन की बैठक',
      'سكري الحمل',
    ];
    expect(texts.filter((text) => !isSensitive(text))).toEqual([]);
  });
});
