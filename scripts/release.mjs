// `npm run release`: checks the requirements of `npm publish`, and changes only dist/. `-- record` records the public
// contract, lists its changes in docs/contract-changes.md, and writes the tables of attributes. `-- integrity
// https://your.site/widget/ de` prints the tags with the hashes of the built files, for that address and a page in German.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { checkStyle, checkTypes } from './check.mjs';
import { integrityAt } from './package-files.mjs';
import { importSource, installPackages, main, ROOT, runVitest } from './setup.mjs';

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

const TESTED_REQUIREMENTS = [
  ['the recorded contract', ['--project', 'unit', 'test/unit/manifest']],
  ['both tarballs, publint, types, servers, integrity', ['--project', 'package']],
  ['the budgets', ['--project', 'browser', 'test/e2e/short/budget-widget.test.ts']],
];

const check = async () => {
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
};

const RECORD = 'scripts/manifest/recorded.json';

const record = async () => {
  await installPackages();
  const { contractOf } = await importSource('scripts/manifest/contract.ts');
  const { differences, recordOf, withAttributes } = await importSource('scripts/manifest/record.ts');
  const contract = contractOf();
  const now = recordOf(contract);
  const lines = differences(JSON.parse(read(RECORD)), now);
  const change = (path, edit) => writeFileSync(resolve(ROOT, path), edit(read(path)));
  change(RECORD, () => `${JSON.stringify(now, null, 2)}\n`);
  change('docs/contract-changes.md', (log) =>
    log.replace(/^## .*\n\n/m, (heading) => [heading, ...lines.map((line) => `${line}\n`)].join('')),
  );
  for (const path of ['docs/contract.md', 'widget/README.md'])
    change(path, (document) => withAttributes(document, contract));
  if (lines.length === 0) return console.log('The contract is as it was recorded.');
  console.log(lines.join('\n'));
  console.log(
    '\ndocs/contract-changes.md has these lines now: say in CHANGELOG.md what they mean for a host.',
  );
};

const integrity = async (base = '/widget/', language) => {
  const { tags, importMapSource } = await integrityAt(base.replace(/\/?$/, '/'), language);
  console.log(`The flow is fetched and checked when it is needed:\n\n${tags.importMap}\n`);
  console.log(`A content security policy allows that import map by script-src ${importMapSource}\n`);
  console.log(`Or it comes with the page, under every content security policy:\n\n${tags.preload}`);
};

const PARTS = { check, record, integrity };

main(async () => {
  const [name = 'check', ...args] = process.argv.slice(2);
  insist(Object.hasOwn(PARTS, name), `There is no part "${name}": ${Object.keys(PARTS).join(', ')}`);
  await PARTS[name](...args);
});
