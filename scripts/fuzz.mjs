// `npm test -- fuzz [sequences] [seed]`: the invariants of test/model on many more sequences than `npm test` plays.
import { installPackages, main, runVitest } from './setup.mjs';

const [runs = '200000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);

main(async () => {
  await installPackages();
  await runVitest(['--project', 'dom', 'test/model/invariants.test.ts'], {
    FUZZ_RUNS: runs,
    FUZZ_SEED: seed,
  });
});
