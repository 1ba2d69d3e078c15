// `npm test -- lite`: runs the browser suites of the widget with `data-connect.lite.js`. `lite FILE` runs that file
// only.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { browserTests } from './e2e-files.mjs';
import { installPackages, main, ROOT, runVitest, testBrowsers } from './setup.mjs';

// Suites that read `integrity.json` are left out, because its tags have the other script's hash.
const SUITES = [
  'axe-widget',
  'faults',
  'hostile-pages',
  'keyboard-widget',
  'lite',
  'model-paths',
  'oauth-policy',
  'page-cached',
  'page-changes',
  'page-failures',
  'page-gaps',
  'page-globals',
  'page-libraries',
  'page-morphs',
  'page-names',
  'page-overlays',
  'page-prototypes',
  'page-recorders',
  'page-shapes',
  'widget-contract',
  'widget-dialog',
  'widget-element',
  'widget-journey',
  'widget-mobile',
  'widget-oauth',
  'widget-pin',
  'widget-returning',
  'widget-returns',
  'widget-sharing',
  'widget-sign-out',
  'widget-steps',
];

main(async () => {
  await installPackages();
  if (!existsSync(resolve(ROOT, 'dist/widget/data-connect.lite.js'))) await build();
  const chosen = process.argv.slice(2);
  const suites = chosen.length > 0 ? chosen : browserTests(SUITES);
  await runVitest(['--project=e2e', ...suites], { ...testBrowsers(), WIDGET_BUILD: 'lite' });
});
