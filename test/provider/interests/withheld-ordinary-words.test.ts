import { describe, expect, it } from 'vitest';
import { isSensitive } from '../../../provider/interests/withheld.ts';

const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  'a Chinese or Japanese word that begins in one word and ends in the next': [
    '数学运算',
    '皮薄毛笔字',
    '満月経理',
    '極限高尾山ラン',
    '夜勤行列のできる店',
  ],
  'a short Arabic part inside a longer word': [
    'تاريخ الطائرات العسكرية',
    'تناديني الجبال',
    'أجنحة الدجاج المقلية',
    'نباتات معمرة للحديقة',
    'القنبلة الموسيقية: مراجعة ألبوم',
    'التضحية بالوزير في الشطرنج',
  ],
  'a short Hindi part inside a longer word': ['तेंदुआ और जंगल', 'रियूनियन द्वीप'],
  'ordinary words that begin like a word of a subject': [
    'Salmon with dill',
    'Salmorejo cordobés',
    'Kegeln am Donnerstag',
    'Mauern versetzen: so geht es',
    'Verrückte Erfindungen',
    'Wir wurden um ein Lied gebeten',
    'Eifersüchtige Katze',
    'Le forgeron du village',
    'Elle allait au marché',
    'Rapel en el barranco',
    'Raperos de Sevilla',
    'Cielos despejados en mayo',
    'Robôs de cozinha',
    'A gravidade explicada',
    'Peperoni ripieni',
    'Messa in piega a casa',
    'Huertos urbanos',
    'Paganini: 24 caprichos',
  ],
  'ordinary phrases': [
    'Cómo podemos ahorrar agua',
    'Se dio un paseo',
    'Eu sinto o mar',
    'Baseado em um livro',
    'Truffe noire du Périgord',
    'Séances de cinéma en plein air',
  ],
  'ordinary company': [
    'Unser Aufenthalt im Hotel am See',
    'Ein schöner Aufenthalt am See',
    'Gang wechseln am Rennrad',
    'Pressão alta na panela',
    'Den Sommer genossen',
    'Calcoli veloci a mente',
    'Trapianto dei pomodori',
    'Nun costume for Halloween',
    'Alta pressione: idropulitrice, quale pompa',
    'Tifo in curva: le coreografie',
    'पार्टी के लिए केक',
    '春季女装穿搭',
  ],
};

const WITHHELD: readonly string[] = [
  'gaybars',
  'Gaychat für Anfänger',
  'Chess club for prisoners',
  'Schach für Häftlinge',
  'تجربتي مع السكري',
  'بالسكري أعيش',
  'مسلمون في أوروبا',
  'للمسلمين الجدد',
  'الحج هذا العام',
  'انضم إلى نقابتك',
  'O islã explicado',
  '学运回忆录',
  '在日三世',
  'नमाज़ का समय',
  'Trapianto di rene: la mia storia',
  'Chi ha i calcoli renali',
  'Podemos: lista al Congreso',
  'Aufenthalt verlängern bei der Ausländerbehörde',
  'Pressão alta: meu tratamento',
  'Living with cancer: stars and constellations',
  'Elezioni: पार्टी के कार्यकर्ता',
  '女装大佬',
];

describe('what an ordinary text says is answered', () => {
  for (const [kind, texts] of Object.entries(ANSWERED)) {
    it.each(texts)(`${kind}: %s`, (text) => expect(isSensitive(text)).toBe(false));
  }
});

describe('the same letters as a word of their own are withheld', () => {
  it.each(WITHHELD)('%s', (text) => expect(isSensitive(text)).toBe(true));
});
