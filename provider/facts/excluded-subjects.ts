import type { Language } from '../../common/languages.ts';

/**
 * Subjects of which no item is scored, no reason is named and no entry of a download is stored (contract §8), worded to
 * follow "nothing about": health, sexual life or orientation, faith, party, trade union, origin, crime, debts, and
 * violence that a person suffered.
 */
export const EXCLUDED_SUBJECTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'health',
    'sexual life or orientation',
    'faith',
    'party',
    'union',
    'origin',
    'crime',
    'debts',
    'violence suffered',
  ],
  de: [
    'Gesundheit',
    'Sexualleben',
    'Glauben',
    'Partei',
    'Gewerkschaft',
    'Herkunft',
    'Straftaten',
    'Schulden',
    'erlittene Gewalt',
  ],
  fr: [
    'la santé',
    'la vie sexuelle',
    'la foi',
    'un parti',
    'un syndicat',
    'l’origine',
    'des délits',
    'des dettes',
    'des violences subies',
  ],
  es: [
    'salud',
    'vida sexual',
    'fe',
    'partido',
    'sindicato',
    'origen',
    'delitos',
    'deudas',
    'violencia sufrida',
  ],
  'pt-BR': [
    'saúde',
    'vida sexual',
    'fé',
    'partido',
    'sindicato',
    'origem',
    'crimes',
    'dívidas',
    'violência sofrida',
  ],
  it: [
    'salute',
    'vita sessuale',
    'fede',
    'partito',
    'sindacato',
    'origine',
    'reati',
    'debiti',
    'violenze subite',
  ],
  ja: ['健康', '性生活', '信仰', '政党', '労働組合', '出自', '犯罪', '借金', '暴力の被害'],
  'zh-Hans': ['健康', '性生活', '信仰', '党派', '工会', '出身', '犯罪', '债务', '遭受的暴力'],
  ar: [
    'الصحة',
    'الحياة الجنسية',
    'الدين',
    'الأحزاب',
    'النقابات',
    'الأصل',
    'الجرائم',
    'الديون',
    'العنف الذي وقع عليك',
  ],
  hi: ['सेहत', 'यौन जीवन', 'आस्था', 'पार्टी', 'यूनियन', 'मूल', 'अपराध', 'कर्ज़', 'झेली गई हिंसा'],
};

/** The subjects as a part of a sentence: `health, sexual life or orientation, …, debts, or violence suffered`. */
export const excludedSubjects = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(EXCLUDED_SUBJECTS[language]);
