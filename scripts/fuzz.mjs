// `npm test -- fuzz [sequences] [seed]`: tests the invariants of test/model with many more sequences than
// `npm run test:all`.
import { installPackages, main, runVitest } from './setup.mjs';

const [runs = '200000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);

main(async () => {
  await installPackages();
  await runVitest(['--project', 'dom', 'test/model/invariants.test.ts'], {
    FUZZ_RUNS: runs,
    FUZZ_SEED: seed,
  });
});
