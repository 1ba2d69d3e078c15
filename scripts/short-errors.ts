import { type Plugin, parseSync, Visitor } from 'vite';

/** Text that replaces a part of the source. */
type Edit = readonly [start: number, end: number, text: string];

/** Maximum length of a text that stays. */
const LONGEST = 24;
const SHORT = `'XState: wrong machine'`;

/**
 * `new Error('A long text')` → `new Error('XState: wrong machine')`. XState's long texts describe mistakes in the
 * definition of a machine. Tests cover the built machine, so these texts would only make each page larger.
 */
export const withShortErrors = (name: string, code: string): string => {
  const edits: Edit[] = [];
  new Visitor({
    NewExpression({ callee, arguments: [text] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'Error') return;
      // A text with the message of another error stays.
      const isOwn = text?.type === 'Literal' || text?.type === 'TemplateLiteral';
      if (!isOwn || text.end - text.start <= LONGEST || code.slice(text.start, text.end).includes('.message'))
        return;
      edits.push([text.start, text.end, SHORT]);
    },
  }).visit(parseSync(name, code).program);
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, added]) => text.slice(0, start) + added + text.slice(end), code);
};

/** For the files of a script tag, which contain XState. */
export const shortErrors: Plugin = {
  name: 'short-errors',
  enforce: 'post',
  transform: {
    filter: { id: /\/xstate\//, code: /new Error\(/ },
    handler: (code, id) => ({ code: withShortErrors(`${id.split('?')[0]}.js`, code), map: null }),
  },
};
