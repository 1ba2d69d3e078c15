// Loads all modules of interests and the model, and writes their cost. `whole-start.ts` builds and runs this file.
import { EVERYTHING } from '../../../provider/facts/approvals.ts';
import { bytesHeld } from './bytes-held.ts';

const before = bytesHeld();
const from = process.cpuUsage();
const [
  { bytesOf },
  { createModel },
  { createPreparedPeople },
  { createScorer },
  { isSensitive },
  { readWordVectors },
] = await Promise.all([
  import('../../../provider/interests/data.ts'),
  import('../../../provider/interests/model.ts'),
  import('../../../provider/interests/prepared-people.ts'),
  import('../../../provider/interests/scorer.ts'),
  import('../../../provider/interests/withheld.ts'),
  import('../../../provider/interests/word-vectors.ts'),
]);
const model = createModel(readWordVectors(bytesOf('glove-100d.bin')));
const scorer = createScorer(
  createPreparedPeople(() => model),
  null,
);
// The index of tags is made with the first tag.
isSensitive('r/gardening');
const { user, system } = process.cpuUsage(from);
const bytes = bytesHeld() - before;
// Uses the scorer, so that the garbage collector cannot free it before this line.
await scorer([], [{ text: 'Music' }], EVERYTHING);
process.stdout.write(JSON.stringify({ bytes, startMs: (user + system) / 1000 }));
