import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BIND_TO, withOwnBind } from '../../../scripts/own-bind.ts';
import { bindTo } from '../../../widget/domain/bind-to.ts';

/** A realm whose `bind` makes functions that take no further arguments, as that of MooTools. */
const OLD_BIND = `Function.prototype.bind = function (that, given) {
  const work = this;
  return function () { return work.apply(that, given == null ? arguments : [given]); };
};`;

/** Returns the value of an expression, rewritten. `all` returns its own `this` and arguments. */
const resultOf = (expression: string): unknown => {
  const source = `${OLD_BIND} const all = function (...given) { return [this.name, ...given].join(); };
    const one = { name: 'one', all, none: null }; (${expression})`;
  return runInNewContext(withOwnBind('file.js', source), { [BIND_TO]: bindTo });
};

it.each([
  ['all.bind(one)(1, 2)', 'one,1,2'],
  ['all.bind(one, 1)(2, 3)', 'one,1,2,3'],
  ['one.all.bind(one, 1, 2)(3)', 'one,1,2,3'],
  ['(one.none || one.all).bind(one, 1)(2)', 'one,1,2'],
  ['(1 ? one.all : one.none)?.bind(one, 1)(2)', 'one,1,2'],
  ['all.bind({ name: all.bind(one, 1)(2) }, 3)(4)', 'one,1,2,3,4'],
  ['one.all\n  .bind /* here */ (one, 1)(2)', 'one,1,2'],
])('%s binds all arguments on a page that replaces `bind`', (expression, value) => {
  expect(resultOf(expression)).toBe(value);
});

it('an optional call on nothing gives nothing', () => {
  expect(resultOf('one.none?.bind(one)')).toBeUndefined();
});

it('a file that binds nothing stays as it is', () => {
  const source = 'const bind = 1; export default { bind, other: bind["bind"](2) };';
  expect(withOwnBind('file.js', source)).toBe(source);
});
