// `npm run release`: checks the requirements of `npm publish`. It changes only dist/.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { checkStyle, checkTypes } from './check.mjs';
import { installPackages, main, ROOT, runVitest } from './setup.mjs';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (name) => readFileSync(resolve(ROOT, name), 'utf8');

const insist = (holds, problem) => {
  if (!holds) throw new Error(problem);
};

const checkTree = () => {
  const changes = git('status', '--porcelain');
  insist(changes === '', `The tree has changes that are not committed:\n${changes}`);
};

const checkVersion = () => {
  const { version } = JSON.parse(read('package.json'));
  insist(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version), `${version} in package.json is no version.`);
  const locked = JSON.parse(read('package-lock.json'));
  const own = JSON.parse(read('provider/package.json')).version;
  insist(locked.version === version, 'package-lock.json has another version.');
  insist(own === version, `provider/package.json has version ${own}: both packages are released together.`);
  insist(
    locked.packages.provider.version === version,
    'package-lock.json has another version of the provider.',
  );
  insist(git('tag', '--list', `v${version}`) === '', `v${version} is released: raise the version.`);
  for (const log of ['CHANGELOG.md', 'docs/contract-changes.md']) {
    const newest = /^## (\S+)/m.exec(read(log))?.[1];
    insist(newest === version, `The newest entry of ${log} is ${newest}, not ${version}.`);
  }
  return version;
};

/** Requirements that tests verify. */
const TESTED_REQUIREMENTS = [
  ['the recorded contract', ['--project', 'unit', 'test/unit/manifest']],
  ['both tarballs, publint, types, servers, integrity', ['--project', 'package']],
  ['the budgets', ['--project', 'e2e', 'test/e2e/short/budget-widget.test.ts']],
];

main(async () => {
  checkTree();
  const version = checkVersion();
  await installPackages();
  await checkTypes();
  await checkStyle();
  await build();
  for (const [subject, args] of TESTED_REQUIREMENTS) {
    console.log(`\nrelease check: ${subject}`);
    await runVitest(args);
  }
  checkTree();
  console.log(
    `\n${version} can be released: npm publish, npm publish -w data-connect-provider, then git tag v${version}.`,
  );
});
