import { topicsIn } from '../../../provider/assembly/built-in-scorer.ts';
import { CATEGORIES, type Category } from '../../jobs/interests/categories.ts';

const LABELS = new Map(CATEGORIES.map((label) => [label.toLowerCase(), label]));

/** Reads the topics of a posting by the provider's own model, the surest first. */
export const readTopics = (title: string, text: string) =>
  topicsIn(title, text).flatMap(({ topic, score }): readonly { topic: Category; score: number }[] => {
    const label = LABELS.get(topic);
    return label === undefined ? [] : [{ topic: label, score }];
  });
