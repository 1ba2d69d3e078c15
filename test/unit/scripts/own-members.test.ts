import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withOwnMembers } from '../../../scripts/own-members.ts';

/** Additions of a page to `Object.prototype`, in a separate JavaScript realm. */
const ADDITIONS = [
  'each',
  'get',
  'value',
  'writable',
  'check',
  'children',
  'parent',
  '_parent',
  '_valueTracker',
  'snapshot',
  'isReactComponent',
  'key',
  'ref',
]
  .map((name) => `Object.prototype.${name} = function () {};`)
  .join('');

/** Returns the result of a function's body, rewritten, as JSON. */
const run = (body: string, file = 'file.js'): unknown =>
  JSON.parse(
    String(runInNewContext(`${ADDITIONS}JSON.stringify(${withOwnMembers(file, `(() => {${body}})()`)})`, {})),
  );

const XSTATE = 'node_modules/xstate/dist/raise.esm.js';

describe('a file of the script tag, on a page that adds to Object.prototype', () => {
  it.each([
    ['a declared key', 'for (const key in one) keys.push(key);'],
    ['a key that is declared before', 'let key; for (key in one) keys.push(key);'],
    ['an expression in brackets', 'for (var key in (keys, one)) { keys.push(key) }'],
    ['expressions without brackets', 'for (var key in keys, one) keys.push(key);'],
    ['an `in` in the body', 'for (var key in one)if(key in one)keys.push(key);'],
    ['an `in` in its value', 'for (var key in "a" in one ? one : keys) keys.push(key);'],
  ])('visits own keys only in a loop with %s', (_, loop) => {
    expect(run(`const keys = [], one = { a: 1, b: 2 }; ${loop} return keys`)).toEqual(['a', 'b']);
  });

  it('visits own keys only in a loop inside a loop', () => {
    const loops = 'for (const a in { a: 1, b: 2 }) for (const b in { c: 3 }) { all.push(a + b) }';
    expect(run(`const all = []; ${loops} return all`)).toEqual(['ac', 'bc']);
  });

  it.each(['null', 'undefined'])('visits no key of %s', (value) => {
    expect(run(`for (const key in ${value}) return key; return 'none'`)).toBe('none');
  });

  it.each([
    'Object.defineProperty({}, "own", { value: 1 })',
    'Object.defineProperty({}, "own", { get() { return 1 } })',
    'Object.defineProperties({}, { own: { value: 1 } })',
    'Object.defineProperties({}, { own: { value: Object.defineProperty({}, "inner", { value: 1 }).inner } })',
  ])('describes a property by own members: %s', (source) => {
    expect(run(`return ${source}.own`)).toBe(1);
  });

  it.each([
    'addEventListener("click", () => {}, { signal: 1 })',
    'window.addEventListener("click", () => {}, { signal: 1 })',
    'addEventListener("click", () => {}, { nested: addEventListener("a", 1, { signal: 1 }) })',
  ])('gives the browser options by own members: %s', (call) => {
    const listen =
      'const addEventListener = (type, work, options) => ({ has: "each" in options }), window = { addEventListener };';
    expect(run(`${listen} return ${call}`)).toEqual({ has: false });
  });

  it('gives a new event options by own members', () => {
    const event = 'class CustomEvent { constructor(type, options) { this.has = "each" in options } }';
    expect(run(`${event} return { ...new CustomEvent("a", { detail: 1 }) }`)).toEqual({ has: false });
  });

  it.each([
    "const guard = () => {}; return 'check' in guard",
    "const guard = Object.assign(() => {}, { check: 1 }); return !('check' in guard)",
    "const key = 'each'; return key in {}",
    "const snapshot = { status: 'active' }; return 'children' in snapshot",
    'const options = { ...{ id: 1 } }; return options.parent !== undefined',
    'const createActor = (logic, options) => options; return createActor({}, { input: 1 }).snapshot !== undefined',
    'class StateNode { constructor(config, options) { this.parent = options._parent } } return new StateNode({}, { key: 1 }).parent !== undefined',
  ])('lets XState find own members only: %s', (body) => {
    expect(run(body, XSTATE)).toBe(false);
  });

  it('lets XState find a member of a class', () => {
    expect(run("class Actor { send() {} } return 'send' in new Actor()", XSTATE)).toBe(true);
  });

  it('lets React find no tracker at a new field, and its own later', () => {
    const body = `const field = {}, found = [];
      for (const times of [1, 2]) {
        if (!field._valueTracker) found.push(times);
        field._valueTracker ??= 'other';
        field._valueTracker = 'own';
      }
      return [...found, field._valueTracker]`;
    expect(run(body)).toEqual([1, 'own']);
  });

  it.each([
    ['function Part() {}', false],
    ['class Part extends Base {}', true],
  ])('lets React know its classes: %s', (part, isClass) => {
    const body = `class Base {}
      Base.prototype.isReactComponent = { ...Base };
      ${part}
      const { prototype } = Part;
      return !(!prototype || !prototype.isReactComponent)`;
    expect(run(body)).toBe(isClass);
  });

  it('lets React make elements without a key or ref of the page', () => {
    const jsx = `const jsx = (config) => [config.key, config.ref, 'key' in config].map(String); return jsx({ id: 1 })`;
    expect(run(jsx, 'node_modules/react/cjs/react-jsx-runtime.production.js')).toEqual([
      'undefined',
      'null',
      'false',
    ]);
  });

  it('lets React find own refs only', () => {
    const body = `return [{ props: {} }, { props: { ref: 1 } }].map((element) => String(element.props.ref))`;
    const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
    expect(run(body, file)).toEqual(['null', '1']);
  });

  it('lets Preact begin with an element without members, and find own refs only', () => {
    const body = `const nothing = {}, one = { id: 1 }; return [String(nothing.ref), 'ref' in one]`;
    expect(run(body, 'node_modules/preact/dist/preact.mjs')).toEqual(['undefined', false]);
  });

  it('keeps a file without loops, descriptors and options as it is', () => {
    const source = 'const has = "a" in one; export default { value: has };';
    expect(withOwnMembers('file.js', source)).toBe(source);
  });
});
