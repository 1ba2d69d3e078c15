// Writes docs/rooms.json as the tables of docs/architecture.md; with `--check` it only says whether they are equal.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (name) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
const read = (name) => readFileSync(pathOf(name), 'utf8');

const rooms = JSON.parse(read('rooms.json'));
const codes = (list) => list.map((each) => `\`${each}\``).join(' ');

const packagesOf = ({ packages, browserOnly }) => {
  if (packages === undefined) return browserOnly ? 'any but Node’s' : 'any';
  return packages.length === 0 ? 'none' : codes(packages);
};

const importsOf = ({ imports, lazy = [], types = [] }) =>
  [
    imports.join(', '),
    lazy.length > 0 ? `later, by \`import()\`: ${lazy.join(', ')}` : '',
    types.length > 0 ? `types of: ${types.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const tables = [
  table(
    ['room', 'files', 'what it is'],
    rooms.map(({ room, files, about }) => [`\`${room}\``, codes(files), about]),
  ),
  table(
    ['room', 'may import', 'packages'],
    rooms.map((room) => [`\`${room.room}\``, importsOf(room), packagesOf(room)]),
  ),
];

const text = read('architecture.md');
const shown = tables.reduce(
  (before, each, place) =>
    before.replace(
      new RegExp(`(<!-- table ${place + 1} of rooms.json -->\n\n)[^]*?(\n\n<!-- end -->)`),
      (_, start, end) => `${start}${each}${end}`,
    ),
  text,
);

if (!process.argv.includes('--check')) {
  writeFileSync(pathOf('architecture.md'), shown);
} else if (shown !== text) {
  console.error('docs/architecture.md does not show docs/rooms.json: run `node scripts/show-rooms.mjs`.');
  process.exitCode = 1;
}
