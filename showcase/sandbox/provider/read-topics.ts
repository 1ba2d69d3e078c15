import { topicsIn } from '../../../provider/built-in-scorer.ts';
import { FIELD_LABELS, type FieldLabel } from '../field-labels.ts';

const LABELS = new Map(FIELD_LABELS.map((label) => [label.toLowerCase(), label]));

/** Reads the topics of a posting by the provider's own model, the surest first. */
export const readTopics = (title: string, text: string) =>
  topicsIn(title, text).flatMap(({ topic, score }): readonly { topic: FieldLabel; score: number }[] => {
    const label = LABELS.get(topic);
    return label === undefined ? [] : [{ topic: label, score }];
  });
