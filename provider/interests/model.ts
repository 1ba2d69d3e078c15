import type { Signal } from '../facts/signal.ts';
import { TOPICS } from '../facts/topics.ts';
import { TOPIC_TABLE, textOf } from './data.ts';
import {
  type Affinity,
  certaintyOf,
  evidenceOf,
  FOR_TEXT,
  gainOf,
  neededFor,
  reasonsOf,
  scoreOf,
  strengthOf,
  type Vote,
  voteOf,
  weightOf,
} from './evidence.ts';
import { withoutLinks } from './links.ts';
import { once } from './remember.ts';
import { productsOf, type Rows } from './rows.ts';
import { type createSentences, type Sentence, sentenceOf } from './sentences.ts';

/** An item of call 5. The category distinguishes "Cloud" computing from a cloud in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

/** What a text is about. */
interface Subject {
  /** How much it counts for each of the twenty topics. */
  readonly votes: readonly number[];
  /** Similarity to the nearest everyday thing. */
  readonly everyday: number;
}

export interface KnownSignal extends Subject {
  readonly signal: Signal;
  readonly sentence: Sentence;
}

/** A person's signals, prepared for the model. */
export interface Interests {
  /** Different signals with a known word. */
  readonly signals: readonly KnownSignal[];
  /** One row of numbers for each signal. */
  readonly rows: Rows;
  /** Number of different signals, also of those without a known word. */
  readonly count: number;
  /** Evidence for each of the twenty topics. */
  readonly evidence: readonly number[];
}

/** Weight of an item's category, relative to its text. */
const CATEGORY_SHARE = 0.5;
/** Similarity to one of a topic's fine topics, relative to that of the topic itself. */
const FINE_SHARE = 0.65;
/** Words that do not distinguish postings, because every posting is about a job. */
const OF_EVERY_JOB =
  'staff employees employee workplace worker workers job jobs career agent assistant junior senior';
/** A title says nothing if no topic has this certainty. */
const SILENT = 0.05;
/** Weight of the evidence for a topic in a text about it. */
const TOPIC_WEIGHT = 1.4;
/** Limit of this weighted evidence, relative to what is needed: a text needs a signal of its own. */
const TOPIC_LIMIT = 0.9;
/** Share of a related topic's strength that supports a topic: a nurse's signals rarely mention social work. */
const RELATED_SHARE = 0.25;

/** For each topic, the topics that name it as related. */
const GIVERS = TOPICS.map((topic) =>
  TOPIC_TABLE.flatMap(({ related }, place) => (related.includes(topic) ? place : [])),
);

/**
 * Scores texts by a person's signals (contract §14). Evidence is counted: an interest needs several signals, or one that
 * states it. The result depends on the signals and texts only, not on the date.
 */
export const createModel = (reader: ReturnType<typeof createSentences>) => {
  const { rowsOf, rowsOfTexts, wordsIn, isAsWritten } = reader;
  const topics = new Map(TOPIC_TABLE.map(({ topic, words }) => [topic, wordsIn(words)]));
  const nameOf = (text: string) => text.trim().toLowerCase();
  const topicOf = (text: string) => topics.get(nameOf(text)) ?? wordsIn(text);
  const topicRows = rowsOfTexts(TOPIC_TABLE.map(({ words }) => words));
  // Read with the first text: their rare words build tables that a start does not need.
  const fineRows = once(() => rowsOfTexts(TOPIC_TABLE.flatMap(({ fine }) => fine.map(({ text }) => text))));
  const topicsOfFine = TOPIC_TABLE.flatMap(({ fine }, topic) => fine.map(() => topic));
  const workWords = new Set(wordsIn(OF_EVERY_JOB));
  const everydayRows = once(() => rowsOfTexts(textOf('everyday.txt').trim().split('\n')));

  const readItem = ({ text, category = text }: Item): Sentence =>
    sentenceOf(topicOf(text), category === text ? [] : topicOf(category), CATEGORY_SHARE);

  /** The index of one of the twenty topics; -1 for another item. */
  const topicAt = ({ text, category = text }: Item): number =>
    category === text ? TOPIC_TABLE.findIndex(({ topic }) => topic === nameOf(text)) : -1;

  /** Returns the similarities of each row to the twenty topics, with the gain of a text that is read as written. */
  const nearnessOf = (rows: Rows, areWritten: readonly boolean[] = []) => {
    const [toTopic, toFine] = [productsOf(rows, topicRows), productsOf(rows, fineRows())];
    return Array.from({ length: rows.count }, (_, row) => {
      const own = TOPICS.map((_, topic) => toTopic(row, topic));
      const gain = areWritten[row] ? gainOf(Math.max(...own)) : 1;
      const nearness = own.map((each) => gain * each);
      topicsOfFine.forEach((topic, fine) => {
        nearness[topic] = Math.max(nearness[topic] ?? 0, FINE_SHARE * toFine(row, fine));
      });
      return { nearness, gain };
    });
  };

  const subjectsOf = (rows: Rows, areWritten?: readonly boolean[]): readonly Subject[] => {
    const toEveryday = productsOf(rows, everydayRows());
    return nearnessOf(rows, areWritten).map(({ nearness, gain }, row) => {
      let everyday = 0;
      for (let at = 0; at < everydayRows().count; at += 1) everyday = Math.max(everyday, toEveryday(row, at));
      const best = Math.max(...nearness);
      return { everyday, votes: nearness.map((own) => voteOf(own, best, gain * everyday)) };
    });
  };

  /** Reads signals. The description of a thing counts as much as its name. */
  const read = (signals: readonly Signal[]): readonly KnownSignal[] => {
    const texts = signals.map(({ text, about = '' }) => [withoutLinks(text), withoutLinks(about)] as const);
    const sentences = texts.map(([text, about]) => sentenceOf(wordsIn(text), wordsIn(about)));
    const areWritten = texts.map((text, place) => isAsWritten(text.join(' '), sentences[place]?.words ?? []));
    const subjects = subjectsOf(rowsOf(sentences), areWritten);
    return signals.flatMap((signal, place) => {
      const [sentence, subject] = [sentences[place], subjects[place]];
      return sentence && subject ? [{ signal, sentence, ...subject }] : [];
    });
  };

  const votesFor = (topic: number, signals: readonly KnownSignal[]): readonly Vote[] =>
    signals.map(({ signal, votes }) => ({ signal, vote: votes[topic] ?? 0 }));

  /** Combines signals that were read. A thing counts once, by its strongest signal. */
  const combine = (all: readonly KnownSignal[]): Interests => {
    const strongestFirst = all.toSorted((a, b) => weightOf(b.signal) - weightOf(a.signal));
    const different = [
      ...new Map(strongestFirst.reverse().map((known) => [nameOf(known.signal.text), known])).values(),
    ];
    const signals = different.filter(({ sentence }) => sentence.words.length > 0);
    return {
      signals,
      rows: rowsOf(signals.map(({ sentence }) => sentence)),
      count: different.length,
      evidence: TOPICS.map((_, topic) => evidenceOf(votesFor(topic, signals))),
    };
  };

  const topicAffinity = (topic: number, { signals, count, evidence }: Interests): Affinity => {
    const strengthAt = (place: number) => strengthOf(evidence[place] ?? 0, count);
    const [own, related] = [strengthAt(topic), Math.max(0, ...(GIVERS[topic] ?? []).map(strengthAt))];
    // Without evidence of its own, a related topic is no more likely than not.
    const strength = Math.max(own, Math.min(0, own + RELATED_SHARE * Math.min(1, related)));
    return {
      score: signals.length === 0 ? 0 : scoreOf(strength),
      reasons: reasonsOf(votesFor(topic, signals)),
    };
  };

  const affinitiesOf = (items: readonly Item[], { signals, rows, count, evidence }: Interests) => {
    const sentences = items.map(readItem);
    const itemRows = rowsOf(sentences);
    const product = productsOf(rows, itemRows);
    return subjectsOf(itemRows).map(({ votes }, item): Affinity => {
      if (signals.length === 0 || sentences[item]?.words.length === 0) return { score: 0, reasons: [] };
      const own = signals.map(({ signal, everyday }, row): Vote => {
        const near = product(row, item);
        return { signal, vote: voteOf(near, near, everyday, FOR_TEXT) };
      });
      const ofTopic = Math.max(...votes.map((vote, topic) => vote * (evidence[topic] ?? 0)));
      const sum = evidenceOf(own) + Math.min(TOPIC_WEIGHT * ofTopic, TOPIC_LIMIT * neededFor(count));
      return { score: scoreOf(strengthOf(sum, count)), reasons: reasonsOf(own) };
    });
  };

  return {
    read,
    combine,

    /**
     * Returns how certain each of the twenty topics is for a text that is not about a person, such as a posting. The
     * title counts alone, and the text where the title has no topic.
     */
    topicsOf: (title: string, text: string): readonly number[] => {
      const sentences = [title, `${title} ${text}`].map((each) =>
        sentenceOf(
          wordsIn(each).filter((word) => !workWords.has(word)),
          [],
        ),
      );
      const certainties = nearnessOf(rowsOf(sentences)).map(({ nearness }) =>
        nearness.map((own) => certaintyOf(own, Math.max(...nearness))),
      );
      const [ofTitle = [], ofAll = []] = certainties;
      return Math.max(...ofTitle) > SILENT ? ofTitle : ofAll;
    },

    interestsOf: (signals: readonly Signal[]): Interests => combine(read(signals)),

    /** Returns one affinity for each item, in order. */
    score: (items: readonly Item[], interests: Interests): readonly Affinity[] => {
      const others = affinitiesOf(
        items.filter((item) => topicAt(item) < 0),
        interests,
      )[Symbol.iterator]();
      return items.flatMap((item) => {
        const topic = topicAt(item);
        return topic < 0 ? (others.next().value ?? []) : topicAffinity(topic, interests);
      });
    },
  };
};

export type Model = ReturnType<typeof createModel>;
