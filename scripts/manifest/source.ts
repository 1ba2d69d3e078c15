import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const WIDGET = join(import.meta.dirname, '../../widget');

const parsed = (path: string) => {
  const text = readFileSync(join(WIDGET, path), 'utf8');
  const { program, comments, module } = parseSync(path, text);
  return { text, program, comments, module };
};

type Parsed = ReturnType<typeof parsed>;

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Member {
  readonly name: string;
  readonly description: string;
  /** As in the source, with a `?` after it if the field is optional; of an object, the type that its comment names. */
  readonly type: string;
}

/** The doc comment in one line, and the type after its `@type`. */
const commentBefore = ({ text, comments }: Parsed, { start }: Span) => {
  const comment = comments.find(({ end }) => end < start && text.slice(end, start).trim() === '');
  const [description = '', type = ''] = (comment?.value ?? '')
    .replace(/^\*|\n *\* ?/g, ' ')
    .split(/@type \{(.*)\}/)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  return { description, type };
};

export const fieldsOf = (path: string, name: string): readonly Member[] => {
  const source = parsed(path);
  const textOf = ({ start, end }: Span) => source.text.slice(start, end);
  return source.program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== name) return [];
    return declared.body.body.flatMap((node) => {
      if (node.type !== 'TSPropertySignature' || !node.typeAnnotation) return [];
      const type = `${textOf(node.typeAnnotation.typeAnnotation)}${node.optional ? '?' : ''}`;
      return [{ ...commentBefore(source, node), name: textOf(node.key), type }];
    });
  });
};

/** The properties of the object that `satisfies` a type in this file. */
export const rowsOf = (path: string): readonly Member[] => {
  const source = parsed(path);
  return source.program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'TSSatisfiesExpression' ? [init.expression] : []))
    .flatMap((value) => (value.type === 'ObjectExpression' ? value.properties : []))
    .flatMap((node) =>
      node.type === 'Property' && node.key.type === 'Identifier'
        ? [{ ...commentBefore(source, node), name: node.key.name }]
        : [],
    );
};

export const aliasOf = (path: string, name: string): string =>
  new RegExp(`^export type ${name} = ([^;]+);`, 'm').exec(parsed(path).text)?.[1] ?? '';

export const exportsOf = (path: string): readonly string[] =>
  parsed(path)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest, isType }) => {
      if (isType || exportName.kind === 'Default') return [];
      if (exportName.name !== null) return [exportName.name];
      return moduleRequest === null ? [] : exportsOf(join(dirname(path), moduleRequest.value));
    });
