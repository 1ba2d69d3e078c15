import type { Language } from '../../../widget/common/languages.ts';

/** The parts of an answer, as a text promises them or as an answer has them. */
export interface Opened {
  /** Number of different items. */
  readonly items: number;
  readonly traits: boolean;
  /** Number of the person's strongest topics; 1 if a text names them without a number. */
  readonly topics: number;
  /** The most reasons of an item. */
  readonly reasons: number;
}

const NOTHING: Opened = { items: 0, traits: false, topics: 0, reasons: 0 };

/** Combines the promises of several texts. Of several sizes, the largest counts. */
export const together = (claims: readonly Opened[]): Opened =>
  claims.reduce(
    (all, each) => ({
      items: Math.max(all.items, each.items),
      traits: all.traits || each.traits,
      topics: Math.max(all.topics, each.topics),
      reasons: Math.max(all.reasons, each.reasons),
    }),
    NOTHING,
  );

/** The words of a language by which a person reads what is shared. */
interface Words {
  readonly score: RegExp;
  readonly type: RegExp;
  readonly strongest: RegExp;
  readonly main: RegExp;
  readonly two: RegExp;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    score: /score/i,
    type: /personality type/,
    strongest: /(\d+) strongest topics/,
    main: /main topics/,
    two: /up to two things/,
  },
  de: {
    score: /Werte?\b/,
    type: /Persönlichkeitstyp/,
    strongest: /(\d+) stärksten Themen/,
    main: /wichtigsten Themen/,
    two: /bis zu zwei Dingen/,
  },
  fr: {
    score: /scores?\b/,
    type: /type de personnalité/,
    strongest: /(\d+) sujets les plus marqués/,
    main: /sujets principaux/,
    two: /deux choses au plus/,
  },
  es: {
    score: /puntuaci/i,
    type: /tipo de personalidad/,
    strongest: /(\d+) temas más fuertes/,
    main: /temas principales/,
    two: /hasta dos cosas/,
  },
  'pt-BR': {
    score: /pontuaç/,
    type: /tipo de personalidade/,
    strongest: /(\d+) assuntos mais fortes/,
    main: /principais assuntos/,
    two: /até duas coisas/,
  },
  it: {
    score: /punteggi/,
    type: /tipo di personalità/,
    strongest: /(\d+) argomenti più forti/,
    main: /argomenti principali/,
    two: /al massimo due cose/,
  },
  ja: {
    score: /スコア/,
    type: /性格タイプ/,
    strongest: /関心の強い話題(\d+)件/,
    main: /主な話題/,
    two: /名前を最大2件/,
  },
  'zh-Hans': {
    score: /评分/,
    type: /性格类型/,
    strongest: /最感兴趣的 (\d+) 个话题/,
    main: /主要话题/,
    two: /最多两个/,
  },
  hi: {
    score: /स्कोर/,
    type: /व्यक्तित्व (के|का) प्रकार/,
    strongest: /(\d+) सबसे मज़बूत विषय/,
    main: /मुख्य विषय/,
    two: /(अधिकतम|ज़्यादा से ज़्यादा) दो/,
  },
  ar: {
    score: /درج/,
    type: /نمط شخصيت/,
    strongest: /أقوى (\d+) مواضيع/,
    main: /أبرز مواضيع/,
    two: /شيئين على الأكثر/,
  },
};

const largestIn = (text: string) => Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number));

/** Reads what a text for people promises. A number beside the word for a score is a number of items. */
export const claimOf = (text: string, language: Language): Opened => {
  const { score, type, strongest, main, two } = WORDS[language];
  const [, topics] = strongest.exec(text) ?? [];
  const rest = text.replace(strongest, '');
  return {
    items: score.test(rest) ? largestIn(rest) : 0,
    traits: type.test(text),
    topics: Number(topics ?? main.test(text)),
    reasons: two.test(text) ? 2 : 0,
  };
};

/** Reads what a text of `/docs` promises to a developer, by the fields of the answer. */
export const documentedIn = (text: string): Opened => ({
  items: Number(/(\d+) different items/.exec(text)?.[1] ?? 0),
  traits: /`traits` and `traitResult`/.test(text),
  topics: Number(/`topics`: the (\d+) strongest topics/.exec(text)?.[1] ?? 0),
  reasons: /`reasons`: at most two/.test(text) ? 2 : 0,
});
