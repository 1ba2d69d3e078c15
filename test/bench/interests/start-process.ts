// Loads all modules of interests and the model, and writes their cost. `whole-start.ts` builds and runs this file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EVERYTHING } from '../../../provider/facts/approvals.ts';
import { bytesHeld } from './bytes-held.ts';

const INTERESTS = resolve(process.argv[2] ?? '', 'provider/interests');

const before = bytesHeld();
const from = process.cpuUsage();
const [{ createModel }, { createPreparedPeople }, { createScorer }, { isSensitive }, { readWordVectors }] =
  await Promise.all([
    import('../../../provider/interests/model.ts'),
    import('../../../provider/interests/prepared-people.ts'),
    import('../../../provider/interests/scorer.ts'),
    import('../../../provider/interests/withheld.ts'),
    import('../../../provider/interests/word-vectors.ts'),
  ]);
const vectors = readWordVectors(readFileSync(resolve(INTERESTS, 'vectors/glove-100d.bin')));
const model = createModel(vectors, (language) =>
  readFileSync(resolve(INTERESTS, `languages/lexicons/${language}.txt`), 'utf8'),
);
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
