// `npm test -- frame`: runs the suites that apply to both kinds of dialog, in the page and in the provider's frame,
// with the frame. `frame FILE` runs that file only.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { browserTests } from './e2e-files.mjs';
import { buildHosts } from './hosts.mjs';
import { installPackages, main, ROOT, runVitest, testBrowsers } from './setup.mjs';

const SUITES = browserTests([
  'axe-widget',
  'hostile-pages',
  'hosts',
  'hosts-conformance',
  'keyboard-widget',
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
  'widget-journey',
  'widget-pin',
  'widget-retry',
  'widget-returning',
  'widget-sharing',
  'widget-sign-in-again',
  'widget-steps',
  'widget-test-mode',
  'widget-tickets',
]);

/** Tests that apply only to a dialog in the page: a part of the title, and the reason. */
const PAGE_ONLY_TESTS = {
  'is fetched from its second address where it holds the texts of a language':
    'the frame learns the language as it opens, so that there is no first try before the press',
  'keeps elements and an open flow when a list with keys is drawn in another order':
    'a browser loads a moved frame anew, so the dialog closes',
  'shows a denial as well where the policies cut the window off':
    'a window that is cut off cannot report to a frame of another site',
  'has no opener where the host has a callback page':
    'the window belongs to the provider’s frame, and its opener is the only way back',
  'stays open when the dialog closes': 'the window has an opener, and closes with the dialog',
  'a sandboxed frame without storage': 'no app can register a page without an origin',
};

const sources = () => SUITES.map((file) => readFileSync(resolve(ROOT, file), 'utf8')).join('');

/** Pattern of the titles of all other tests. */
const otherTitles = () => {
  const all = sources();
  const titles = Object.keys(PAGE_ONLY_TESTS);
  const unknown = titles.filter((title) => !all.includes(title));
  if (unknown.length > 0) throw new Error(`No test of the shared suites has the title ${unknown}`);
  const escaped = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `^(?!.*(${escaped.join('|')}))`;
};

main(async () => {
  await installPackages();
  const browsers = testBrowsers();
  const chosen = process.argv.slice(2);
  if (chosen.length === 0) {
    await build();
    await buildHosts();
  }
  for (const [title, reason] of Object.entries(PAGE_ONLY_TESTS)) console.log(`Left out: ${title}: ${reason}`);
  const files = chosen.length > 0 ? chosen : SUITES;
  await runVitest(['--project=e2e', '--testNamePattern', otherTitles(), ...files], {
    ...browsers,
    DATA_CONNECT_ISOLATION: 'frame',
  });
});
