import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Text that replaces a part of the source. */
type Edit = readonly [start: number, end: number, text: string];

/** Place of the descriptor among the arguments, by the name of the function; `defineProperties` has a list of them. */
const DESCRIBING: Readonly<Record<string, number>> = { defineProperty: 2, defineProperties: 1 };

/** Place of the options among the arguments, by function or class. A browser finds inherited options too. */
const OPTIONS: Readonly<Record<string, number>> = {
  addEventListener: 2,
  attachShadow: 0,
  fetch: 1,
  observe: 1,
  CustomEvent: 1,
  PointerEvent: 1,
  SubmitEvent: 1,
  StateNode: 1,
  createActor: 1,
  createSystem: 1,
};

/**
 * Members by which XState tells its own guards and actions from functions of a machine, and a machine's snapshot from
 * another one. Each is an own member.
 */
const MARKS: ReadonlySet<unknown> = new Set(['check', 'resolve', 'retryResolve', 'execute', 'children']);

const isText = (node: ESTree.Node, text: string) => node.type === 'Literal' && node.value === text;

const isMark = (key: ESTree.Node) => key.type === 'Literal' && MARKS.has(key.value);

/**
 * Tests for a member that React itself adds, by the member's name and its owner's source text: React adds one to a
 * field and reads it before; the other marks classes, which inherit it.
 */
const KNOWN_BY: ReadonlyMap<string, (owner: string) => string> = new Map([
  ['_valueTracker', (owner: string) => `Object.hasOwn(${owner}, '_valueTracker')`],
  ['isReactComponent', (owner) => `${owner}.isReactComponent !== Object.prototype.isReactComponent`],
]);

/**
 * `for (key in value)` → `for (key of Object.keys(Object((value))))`. `Object` gives `null` no keys. A list of
 * expressions needs its own brackets.
 */
const overOwnKeys = (code: string, left: Place, right: Place, body: Place): Edit[] => {
  const word = code.indexOf('in', left.end);
  const end = code.lastIndexOf(')', body.start - 1);
  if (word > right.start || end < right.end) throw new Error('A loop cannot be read');
  return [
    [word, word + 2, 'of Object.keys(Object(('],
    [end, end, ')))'],
  ];
};

/**
 * What React's function for JSX finds as key and ref among an element's properties: the compiler gives it the key
 * apart, and React DOM reads `element.props.ref`.
 */
const IN_JSX: ReadonlyMap<string, string> = new Map([
  ['key', 'void 0'],
  ['ref', 'null'],
]);

type Callee = ESTree.CallExpression['callee'];

const nameOf = (callee: Callee): string => {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' ? named.name : '';
};

/** Whether an object begins with all members of another one, as XState makes its transitions and options. */
const isCopy = ({ properties: [first] }: ESTree.ObjectExpression) => first?.type === 'SpreadElement';

/**
 * Makes a file safe for a page that adds to `Object.prototype`: a `for…in` loop visits own keys only, a property
 * descriptor inherits no `get` or `value`, options of the browser inherit no `once` or `cache`, those of XState no
 * `parent`, and elements no `key` or `ref`. React, Preact and XState have such loops, descriptors, options and
 * elements.
 */
export const withOwnMembers = (name: string, code: string): string => {
  const edits: Edit[] = [];
  const isXState = name.includes('/xstate/');
  const isJsx = name.includes('/react-jsx-runtime.');
  const isReactDom = name.includes('/react-dom-client.');
  const isPreact = name.includes('/preact/');
  const written = new Set<ESTree.Node>();
  const textOf = ({ start, end }: Place) => code.slice(start, end);
  const inheritNothing = (node: { readonly type: string; readonly start: number } | undefined) => {
    if (node?.type === 'ObjectExpression') edits.push([node.start + 1, node.start + 1, '__proto__: null, ']);
  };
  new Visitor({
    ForInStatement: ({ left, right, body }) => {
      edits.push(...overOwnKeys(code, left, right, body));
    },
    CallExpression({ callee, arguments: given }) {
      const called = nameOf(callee);
      inheritNothing(given[OPTIONS[called] ?? -1]);
      const described = given[DESCRIBING[called] ?? -1];
      if (called === 'defineProperty') inheritNothing(described);
      else if (described?.type === 'ObjectExpression')
        for (const property of described.properties)
          if (property.type === 'Property') inheritNothing(property.value);
    },
    NewExpression({ callee, arguments: given }) {
      inheritNothing(given[OPTIONS[nameOf(callee)] ?? -1]);
    },
    ObjectExpression(node) {
      if (isXState && isCopy(node)) inheritNothing(node);
    },
    VariableDeclarator({ init }) {
      if (isPreact && init?.type === 'ObjectExpression' && init.properties.length === 0) inheritNothing(init);
    },
    BinaryExpression({ start, end, operator, left, right }) {
      const mayInherit =
        (isXState && (left.type === 'Identifier' || isMark(left))) || (isPreact && isText(left, 'ref'));
      if (operator === 'in' && mayInherit)
        edits.push([start, end, `Object.hasOwn(${textOf(right)}, ${textOf(left)})`]);
      if (isJsx && operator === 'in') edits.push([start, end, 'false']);
    },
    AssignmentExpression({ left }) {
      written.add(left);
    },
    MemberExpression(node) {
      const owner = textOf(node.object);
      const member = nameOf(node);
      const found = isJsx ? IN_JSX.get(member) : undefined;
      if (found !== undefined) edits.push([node.start, node.end, found]);
      if (isReactDom && member === 'ref' && owner === 'element.props')
        edits.push([node.start, node.end, `(Object.hasOwn(${owner}, 'ref') ? ${textOf(node)} : null)`]);
      const ask = KNOWN_BY.get(member)?.(owner);
      if (ask !== undefined && !written.has(node))
        edits.push([node.start, node.end, `(${ask} && ${textOf(node)})`]);
    },
  }).visit(parseSync(name, code).program);
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, added]) => text.slice(0, start) + added + text.slice(end), code);
};

/**
 * Pages of the provider load no script of a host. The shells have no such loop, and their size budget is full; their
 * flows are changed.
 */
export const LEFT_OUT: readonly string[] = ['frame_page', 'authorize_page', 'shell', 'lite'];

export const ownMembers: Plugin = {
  name: 'own-members',
  enforce: 'post',
  applyToEnvironment: ({ name }) => !LEFT_OUT.includes(name),
  transform: {
    filter: {
      code: /\sin\s|definePropert|addEventListener|attachShadow|fetch|observe|Event\(|_valueTracker|isReactComponent|createActor|_parent/,
    },
    handler: (code, id) => ({ code: withOwnMembers(`${id.split('?')[0]}.js`, code), map: null }),
  },
};
