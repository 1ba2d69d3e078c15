import { describe, expect, it } from 'vitest';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { isSensitive } from '../../../provider/interests/withheld.ts';
import { FRESH, HARMLESS, PROBES } from '../../bench/samples.ts';

describe('what is never scored', () => {
  it('covers at least 97 % of the questions that ask for it', () => {
    const missed = PROBES.filter((text) => !isSensitive(text));
    expect(PROBES.length).toBeGreaterThanOrEqual(150);
    expect(missed.length / PROBES.length, missed.join(', ')).toBeLessThanOrEqual(0.03);
  });

  it('covers at most 1 % of the harmless questions, and none of the twenty topics', () => {
    const wrong = HARMLESS.filter(isSensitive);
    expect(HARMLESS.length).toBeGreaterThanOrEqual(300);
    expect(wrong.length / HARMLESS.length, wrong.join(', ')).toBeLessThanOrEqual(0.01);
    expect(TOPICS.filter(isSensitive)).toEqual([]);
  });

  it.each(FRESH)(
    'covers $name in each language, and at most 1 % of its harmless texts',
    ({ withheld, harmless }) => {
      for (const [language, texts] of Object.entries(withheld)) {
        const missed = texts.filter((text) => !isSensitive(text));
        expect(missed.length / texts.length, `${language}: ${missed.join(', ')}`).toBeLessThanOrEqual(0.03);
      }
      const wrong = Object.values(harmless).flat().filter(isSensitive);
      expect(wrong.length / Object.values(harmless).flat().length, wrong.join(', ')).toBeLessThanOrEqual(
        0.01,
      );
    },
  );

  it('is found in capitals, with accents, full width, invisible characters and written together', () => {
    const hidden = [
      'DIABETES',
      'Díabètes',
      'ＤＩＡＢＥＴＥＳ',
      'dia\u200bbetes',
      'r/GayMen',
      'DatingForGayMen',
      '#mentalhealthmatters',
      'r/stopdrinking',
      'HIV陽性',
      'أكتئاب',
      'डिप्रेशन की दवाएँ',
      '@lesbians_of_berlin',
      'Fluechtlinge',
      'Geschaedigte mit Koerperbehinderung',
      'Lueneburg: Kriegsfluechtlinge',
    ];
    expect(hidden.filter((text) => !isSensitive(text))).toEqual([]);
  });

  it('follows from two words side by side that say nothing alone', () => {
    const withheld = [
      'Déléguée FO chez Lidl',
      'SectionPCFIvry',
      'CWALocal1101Organizes',
      'Lettere da Rebibbia',
      'PCODवालीनेहा',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(
      ['FO Kärnten Wetter', 'Rebibbia quartiere e metro', 'Local branch of a river'].filter(isSensitive),
    ).toEqual([]);
  });

  it('does not cover a word that another word of the text gives a harmless meaning', () => {
    const texts = [
      'Killer plot twists in novels',
      'Ladrões de bicicletas, filme',
      '監獄からの脱出ゲーム',
      'مدمن قهوة',
      'Baie et grève à marée basse',
    ];
    expect(texts.filter(isSensitive)).toEqual([]);
    const withheld = [
      'My first year in prison',
      'Recovering addict, no coffee',
      'ゲイの映画',
      'مدمن مخدرات سابق',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
  });

  it('is not excused by a word that a host adds to it', () => {
    const withheld = [
      'Taxi licence with a criminal record',
      'University degree with a criminal record',
      'Jewish mothers’ book and film club',
      'Afghan families food bank',
      'Nigerian community football league',
      'Diabetes: my dog’s warnings',
      'Criminal record and music',
      'Kurdish families, film night',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
  });

  it('is found in traditional characters as in simplified ones', () => {
    const withheld = ['憂鬱症互助', '民眾黨青年', '工會幹部', '罷工現場', '跨性別', '懷孕日記', '更生人'];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(['技術的負債', '觀星營隊', '鐵觀音茶'].filter(isSensitive)).toEqual([]);
  });

  it('is no sign of the zodiac beside another one', () => {
    const signs = ['Cancer and Leo compatibility', 'Horóscopo: Cáncer y Piscis', 'Oroscopo cancro e leone'];
    expect(signs.filter(isSensitive)).toEqual([]);
    expect(isSensitive('Breast cancer and my horoscope')).toBe(true);
  });

  it('is help with debts, and who lends and collects, in each language, and no other debt', () => {
    const withheld = [
      ['Debt counselling', 'Debt advisor', 'Debt consolidation', 'Insolvency', 'Payday loans'],
      ['Schulden', 'Umschuldung', 'Schuldeneintreiber', 'Insolvenz', 'Kurzzeitkredite'],
      [
        'Conseil aux personnes endettées',
        'Regroupement de crédits',
        'Agence de recouvrement',
        'Insolvabilité',
      ],
      ['Asesor de deudas', 'Condonación de deuda', 'Cobradores de deudas', 'Préstamos rápidos'],
      ['Consulente del debito', 'Consolidamento debiti', 'Esattori', 'Insolvenza', 'Prestiti veloci'],
      ['Aconselhamento de dívidas', 'Crédito consolidado', 'Cobrança de dívidas', 'Insolvência'],
      ['債務相談', '債務免除', 'おまとめローン', '取り立て屋', '破産', 'ペイデイローン'],
      ['债务咨询', '讨债', '资不抵债', '发薪日贷款', '債務諮詢', '破產'],
      ['مستشار ديون', 'تخفيف الديون', 'تحصيل الديون', 'الإفلاس', 'قروض يوم الدفع'],
      ['ऋण परामर्श', 'ऋण राहत', 'ऋण समेकन', 'वसूली एजेंट', 'दिवालिया', 'पेडे लोन'],
    ].flat();
    const harmless = [
      'Debt advisory',
      'Technical debt',
      'Staatsschulden',
      'Schuld und Sühne',
      'Deuda pública',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect([...harmless, '技術的負債', '国债', 'ديوان الشعر', 'गृह ऋण'].filter(isSensitive)).toEqual([]);
  });

  it('is known by medical words that stand in no list of a language', () => {
    const withheld = [
      'Craniotomy',
      'Kraniotomie',
      'Craniotomía',
      'Salmonelose',
      'Epicondilite',
      'Strabismus',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
  });

  it('is a personal advertisement, a diaspora and a membership, not its words alone', () => {
    const withheld = [
      'Mann sucht Mann',
      'Pareja busca chica',
      'ネパール人ママの会',
      'Familles comoriennes à Marseille, communauté comorienne',
      'Iscriviti alla UIL',
      'Fractura de muñeca',
      'Adoptée en Corée',
      'La PrEP, qui peut la prendre',
      'للمعمودية',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    const harmless = [
      'Frau Holle sucht Gold',
      'ネパール料理',
      'Restaurants chinois à Paris',
      'UIL-freie Bilder',
      'Fractura digital',
      'Adopter un chat',
      'Meal prep',
      'フルーツのタルト',
    ];
    expect(harmless.filter(isSensitive)).toEqual([]);
  });

  it('is no animal, plant, building, story, game or dish', () => {
    const texts = [
      'Constipation in cats',
      'Greffe de pommier',
      'Trapianto di orchidee',
      'Orgue d’église',
      '刑務所建築',
      'وثائقيات القتلة',
      'बैंक डकैती वाली फ़िल्में',
      'Final de bispo contra cavalo',
      'Faucon pèlerin',
      'Langues latines',
      'タイポグラフィの聖書',
      'Puzle adictivo',
      '复活节彩蛋',
    ];
    expect(texts.filter(isSensitive)).toEqual([]);
    expect(
      [
        'Constipation after surgery',
        'Healing plants for arthritis',
        'Our church choir rehearsal',
        'La mia parrocchia',
        '刑務所の面会',
      ].filter((text) => !isSensitive(text)),
    ).toEqual([]);
  });

  it('is an examination, a day without drink, a half of a people and a following, in each language', () => {
    const withheld = [
      'Coloscopie préparation',
      '血液検査の見方',
      'नशा मुक्त 40वाँ दिन',
      'Metà giapponese',
      'Ukrainiens à Nantes',
      'Votantes de Ayuso',
      'Saí de uma seita',
      '签证过期',
      'ضربني زوجي',
      'Vivere senza milza',
      '内在小孩疗愈',
      '今日の聖人',
      'Rider organisieren sich',
      'दोषी ठहराया गया',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    const harmless = ['Half time show', 'Fans de cactus', 'リリカルなアニメ', 'Visa for Bhutan'];
    expect(harmless.filter(isSensitive)).toEqual([]);
  });

  it('stays withheld beside a word in another sense', () => {
    expect(isSensitive('Sex and the City')).toBe(false);
    expect(isSensitive('Sex and the City for gay men')).toBe(true);
    expect(isSensitive('Prison architecture')).toBe(false);
    expect(isSensitive('Prison architecture for inmates')).toBe(true);
    expect(isSensitive('民族音楽')).toBe(false);
    expect(isSensitive('民族音楽とうつ病')).toBe(true);
    expect(isSensitive('Bipolar transistors')).toBe(false);
    expect(isSensitive('Bipolar transistors and my bipolar life')).toBe(true);
  });
});
