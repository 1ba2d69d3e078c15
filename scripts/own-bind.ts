import { type Plugin, parseSync, Visitor } from 'vite';
import { LEFT_OUT } from './own-members.ts';

/** Text that replaces a part of the source. */
type Edit = readonly [start: number, end: number, text: string];

/** The build replaces this name by the import of `widget/domain/bind-to.ts`. */
export const BIND_TO = 'dataConnectBindTo';

/**
 * `work.bind(that, one)` → `bindTo(work, that, one)`, also after `?.`: MooTools replaces the built-in by one whose
 * functions take no further arguments. React and XState bind many functions.
 */
export const withOwnBind = (name: string, code: string): string => {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ start, callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.computed || callee.property.name !== 'bind') return;
      const { property } = callee;
      const dot = code.lastIndexOf('.', property.start);
      const end = code.indexOf('(', property.end) + 1;
      edits.push([start, start, `${BIND_TO}(`]);
      edits.push([code[dot - 1] === '?' ? dot - 1 : dot, end, given.length > 0 ? ', ' : '']);
    },
  }).visit(parseSync(name, code).program);
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, added]) => text.slice(0, start) + added + text.slice(end), code);
};

export const ownBind: Plugin = {
  name: 'own-bind',
  enforce: 'post',
  applyToEnvironment: ({ name }) => !LEFT_OUT.includes(name),
  transform: {
    filter: { code: /\.bind\(/ },
    handler: (code, id) => ({ code: withOwnBind(`${id.split('?')[0]}.js`, code), map: null }),
  },
};
