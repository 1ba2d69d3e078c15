import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { OWN_DOCUMENT, withOwnDocument } from '../../../scripts/own-document.ts';

/** Replaces the real function, which needs a browser: the members of `page` become those of `own`. */
const REALM = `const own = { body: { rows: [1, 2], View: class { kind = 'own' } }, querySelector: (text) => 'own ' + text };
  const page = { body: { rows: [], View: class { kind = 'page' } }, querySelector: (text) => 'page ' + text, page: null };
  page.page = page;
  const other = { body: 'other', none: undefined, get page() { return page } };
  const ${OWN_DOCUMENT} = (value) => (value === page ? own : value);`;

/** Returns the value of a function's body, rewritten, as JSON. */
const resultOf = (body: string): unknown =>
  JSON.parse(
    String(runInNewContext(`${REALM}JSON.stringify(${withOwnDocument('file.js', `(() => {${body}})()`)})`)),
  );

describe('a file of the dialog, on a page with elements that have the names of document members', () => {
  it.each([
    ['return page.body.rows', [1, 2]],
    ['return page.body?.rows', [1, 2]],
    ['return other.page.body.rows', [1, 2]],
    ['return other.page?.body.rows', [1, 2]],
    ['return page.page.body.rows.length', 2],
    ['return (0, page).body.rows', [1, 2]],
    ['return (other.none ?? page).body.rows', [1, 2]],
    ['return [...page.body.rows]', [1, 2]],
    ['return page.querySelector(page.querySelector("a"))', 'own own a'],
    ['return page.querySelector?.("a")', 'own a'],
    ['return new page.body.View().kind', 'own'],
    ['return new page.body.View', { kind: 'own' }],
    ['const { body } = page; return body.rows', [1, 2]],
    ['const { body: { rows } } = page; return rows', [1, 2]],
    ['const { body = 1 } = (0, page); return body.rows', [1, 2]],
    ['page.body = 3; return own.body', 3],
  ])('%s', (body, value) => {
    expect(resultOf(body)).toEqual(value);
  });

  it('leaves the members of other objects as they are', () => {
    expect(resultOf('const { body } = other; return [body, other.body]')).toEqual(['other', 'other']);
  });

  it('an optional object that is absent gives nothing', () => {
    expect(resultOf('return [other.none?.body ?? 0, other.none?.a.body ?? 0]')).toEqual([0, 0]);
  });

  it('keeps a file without such members as it is', () => {
    const source = 'const body = 1; export default { body, other: new body["body"]["a"]() };';
    expect(withOwnDocument('file.js', source)).toBe(source);
  });
});
