import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const hasType = (node: unknown): node is Readonly<Record<string, unknown>> & { readonly type: string } =>
  typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';

/** `it` of `it('…')`, `it.skipIf(condition)('…')` and `it.each(rows)('…')`. */
const nameOf = (callee: unknown): unknown => {
  if (!hasType(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? nameOf(callee.tag) : undefined;
};

/** The full titles of the tests in a file, with the templates of `each` as they are written. */
export const titlesIn = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8');
  const visit = (node: unknown, before: readonly string[]): readonly string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if (!hasType(node) || node.type !== 'CallExpression' || !Array.isArray(node.arguments))
      return Object.values(node).flatMap((each) => visit(each, before));
    const [title, ...more] = node.arguments;
    const name = nameOf(node.callee);
    // The last argument of a test or a group is its function; `it.each(rows)` has none.
    const isCase = (name === 'it' || name === 'test') && more.length > 0;
    if (isCase || (name === 'describe' && more.length > 0)) {
      const own = [...before, source.slice(title.start, title.end).replace(/^(['"`])([\s\S]*)\1$/, '$2')];
      return isCase ? [own.join(' ')] : more.flatMap((each) => visit(each, own));
    }
    return Object.values(node).flatMap((each) => visit(each, before));
  };
  return visit(parseSync(path, source).program, []);
};
