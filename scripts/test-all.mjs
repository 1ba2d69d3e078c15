// `npm run test:all`: runs all checks of a change, in stages. The first stage that fails ends the run. The last line is
// the total.
import { summarise, testEngine } from './engines.mjs';
import { buildHosts, HOSTS } from './hosts.mjs';
import { installPackages } from './setup.mjs';
import { allOf, chosen, prepare, QUICK, runTests } from './test-stages.mjs';
import { addToTotals, withTotals } from './totals.mjs';

const ENGINES = ['firefox', 'webkit'];
/** Time limit of the engines' tests. */
const ENGINES_MS = 3 * 60 * 1000;

/** Runs the short tests in Firefox and WebKit at the same time, because each mostly waits for its browser. */
const runEngines = async (browsers) => {
  const given = process.argv.slice(2);
  const args = chosen().length > 0 ? given : ['short', ...given];
  const options = { args, browsers, limitMs: ENGINES_MS };
  const results = await Promise.all(ENGINES.map((engine) => testEngine(engine, options)));
  addToTotals(results);
  summarise(results);
};

withTotals(async () => {
  const browsers = await prepare(['chromium', ...ENGINES], installPackages(HOSTS));
  // The cheapest stage first, so that a failure ends the run early. The host pages, which only the browser tests need,
  // are built beside it, because the later stages have more tests with real clocks.
  await allOf(buildHosts(), runTests(QUICK));
  await runTests(['package', 'provider']);
  // The browser tests run alone, because they need all cores.
  await runTests(['e2e']);
  await runEngines(browsers);
});
