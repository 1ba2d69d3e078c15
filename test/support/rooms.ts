import rooms from '../../docs/rooms.json';
import type { Import } from './source-tree.ts';

interface Room {
  readonly room: string;
  /** `*` is one name, `**` any path below. Of several matching patterns the longest one decides. */
  readonly files: readonly string[];
  readonly about: string;
  /** Most lines of code that its files may have together (`isCode`). Whatever grows pays by lowering another room. */
  readonly lines: number;
  /** Rooms that it may import, besides itself. */
  readonly imports: readonly string[];
  /** Rooms that it may import with `import()` or for types. */
  readonly lazy?: readonly string[];
  /** Rooms that it may import for types only. */
  readonly types?: readonly string[];
  /** Packages that it may import; any if absent. */
  readonly packages?: readonly string[];
  /** Other packages bring types of Node into this room, so the compiler does not report their use. */
  readonly browserOnly?: boolean;
}

/** Every room of the code, as in docs/architecture.md. */
export const ROOMS: readonly Room[] = rooms;

const PARTS: Readonly<Record<string, string>> = {
  '**': '.+',
  '*': '([^/]+)',
  '.': '\\.',
  '{': '(?:',
  ',': '|',
  '}': ')',
};

const patternOf = (files: string) =>
  new RegExp(`^${files.replace(/\*\*|[*.{,}]/g, (part) => PARTS[part] ?? part)}$`);

const PATTERNS = ROOMS.flatMap((room) =>
  room.files.map((files) => ({ room, files, pattern: patternOf(files) })),
)
  // The longest comes first.
  .sort((one, other) => other.files.length - one.files.length);

/** The room's rules and its name. A room with `*` in its name stands for one room in each folder. */
export const roomOf = (path: string): { readonly name: string; readonly rules: Room } | undefined => {
  for (const { room, pattern } of PATTERNS) {
    const [whole, folder = ''] = pattern.exec(path) ?? [];
    if (whole !== undefined) return { name: room.room.replace('*', () => folder), rules: room };
  }
  return undefined;
};

export const isIn = (path: string, names: readonly string[]): boolean => {
  const room = roomOf(path);
  return room !== undefined && names.includes(room.name);
};

const mayImportPackage = ({ packages, browserOnly }: Room, name: string) =>
  packages?.includes(name) ?? !(browserOnly && name.startsWith('node:'));

const isOwn = (target: string) => /^(common|widget|showcase|provider|scripts|test)\//.test(target);

export const mayImport = (path: string, { target, isTypeOnly, isLazy }: Import): boolean => {
  const own = roomOf(path);
  if (own === undefined) return false;
  if (!isOwn(target)) return target === 'package.json' || mayImportPackage(own.rules, target);
  const other = roomOf(target);
  if (other === undefined) return false;
  if (other.name === own.name) return true;
  const { imports, lazy = [], types = [] } = own.rules;
  return [...imports, ...(isTypeOnly || isLazy ? lazy : []), ...(isTypeOnly ? types : [])].includes(
    other.rules.room,
  );
};
