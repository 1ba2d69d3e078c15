import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Text that is added to the source at this place. */
type Insertion = readonly [place: number, text: string];

/** The build replaces this name by the import of `widget/services/own-document.ts`. */
export const OWN_DOCUMENT = 'dataConnectOwnDocument';

/** Members of a document that the widget, React and Preact use, each by its own variable for the document. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['createElement', 'createElementNS', 'createTextNode', 'querySelector', 'querySelectorAll'],
  ...['addEventListener', 'removeEventListener', 'adoptedStyleSheets', 'baseURI', 'visibilityState'],
  ...['activeElement', 'defaultView', 'documentElement', 'scrollingElement', 'head', 'body', 'fonts'],
  ...['getElementById', 'getSelection', 'implementation', 'readyState', 'hasFocus', 'parentNode'],
]);

const isNamed = (key: ESTree.Node, computed: boolean) =>
  !computed && key.type === 'Identifier' && MEMBERS.has(key.name);

/** Whether an object is certainly no document. */
const isOther = (node: ESTree.Node) =>
  node.type === 'Super' ||
  node.type === 'ThisExpression' ||
  (node.type === 'Identifier' && /^(window|Document)$/.test(node.name));

/** Whether a `?.` may end the whole chain before this object. */
const isOptional = (node: ESTree.Node): boolean => {
  if (node.type === 'MemberExpression') return node.optional || isOptional(node.object);
  return node.type === 'CallExpression' && (node.optional || isOptional(node.callee));
};

/**
 * `page.body` → `ownDocument(page).body`, and `const { body } = page` likewise: an element of the page with
 * `name="body"` hides the document's member, and likewise for any other name.
 */
export const withOwnDocument = (name: string, code: string): string => {
  const insertions: Insertion[] = [];
  const wrap = (node: ESTree.Node, before: string) => {
    insertions.push([node.start, before], [node.end, ')']);
  };
  new Visitor({
    NewExpression({ callee }) {
      // Without brackets, `new ownDocument(b).c` would construct `ownDocument`.
      if (callee.type === 'MemberExpression') wrap(callee, '(');
    },
    MemberExpression({ object, property, computed, optional }) {
      if (!isNamed(property, computed) || isOther(object)) return;
      if (optional || !isOptional(object)) wrap(object, `${OWN_DOCUMENT}(`);
    },
    VariableDeclarator({ id, init }) {
      if (!init || id.type !== 'ObjectPattern' || isOther(init)) return;
      const isAsked = id.properties.some(
        (property) => property.type === 'Property' && isNamed(property.key, property.computed),
      );
      if (isAsked) wrap(init, `${OWN_DOCUMENT}(`);
    },
  }).visit(parseSync(name, code).program);
  if (!insertions.some(([, text]) => text.startsWith(OWN_DOCUMENT))) return code;
  return (
    insertions
      .map((insertion, index) => ({ insertion, index }))
      // Later insertions are applied first. Of two at one place, the outer one comes first in the text.
      .sort((one, other) => other.insertion[0] - one.insertion[0] || other.index - one.index)
      .reduce((text, { insertion: [place, added] }) => text.slice(0, place) + added + text.slice(place), code)
  );
};

/**
 * The files that draw on the page. The shells and the frame's code are left out, because they read the prototype
 * themselves.
 */
const OUTPUTS: readonly string[] = ['flow', 'liteFlow', 'menu', 'follow_account'];

export const ownDocument: Plugin = {
  name: 'own-document',
  enforce: 'post',
  applyToEnvironment: ({ name }) => OUTPUTS.includes(name),
  transform: {
    filter: { id: { exclude: /own-document\.ts/ } },
    handler: (code, id) => ({ code: withOwnDocument(`${id.split('?')[0]}.js`, code), map: null }),
  },
};
