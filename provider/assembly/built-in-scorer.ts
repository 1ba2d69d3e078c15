import { EVERYTHING } from '../facts/approvals.ts';
import { TOPICS } from '../facts/topics.ts';
import { readEntries } from '../interests/archives.ts';
import { createModel } from '../interests/model.ts';
import { createPreparedPeople, type PreparedPeople, TOPIC_ITEMS } from '../interests/prepared-people.ts';
import { once } from '../interests/remember.ts';
import { SAMPLE_PEOPLE, sampleSignals } from '../interests/sample-people.ts';
import { createScorer } from '../interests/scorer.ts';
import { builtInSentences } from '../interests/sentences.ts';
import type { TextReading } from '../interests/text-reading.ts';
import { withheldAmong } from '../interests/withheld-items.ts';

/** Shared by all providers of this process, because it never changes. */
const model = once(() => createModel(builtInSentences()));

/** Each of the twenty topics with its certainty, highest first. Nothing is withheld: the text is not about a person. */
export const topicsIn = (text: string, about: string) => {
  const certainties = model().topicsOf(text, about);
  return TOPICS.map((topic, index) => ({ topic, score: certainties[index] ?? 0 })).sort(
    (a, b) => b.score - a.score,
  );
};

/** Loaded for the first person, because most commands never need it. */
export const preparedByBuiltIn = (): PreparedPeople => createPreparedPeople(model);

export const readingHere = (): TextReading => ({ people: preparedByBuiltIn(), withheldAmong, readEntries });

/** Scores sample people, so that the first request waits for neither the file nor the compiler. */
export const warmUp = async ({ people, withheldAmong }: TextReading = readingHere()): Promise<void> => {
  const score = createScorer(people, null, withheldAmong);
  for (const { id } of SAMPLE_PEOPLE) await score(sampleSignals(id), TOPIC_ITEMS, EVERYTHING);
};
