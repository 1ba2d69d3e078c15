import { existsSync, readFileSync } from 'node:fs';

/**
 * A library from its Debian package (`scripts/setup.mjs`); without the package, an imitation of the built-ins that it
 * replaces.
 */
const installed = (name: string, file: string, imitation: string) => {
  const path = `/usr/share/javascript/${file}`;
  return existsSync(path)
    ? { name, script: readFileSync(path, 'utf8') }
    : { name: `an imitation of ${name}`, script: imitation };
};

/** Old libraries that put something else in place of built-ins, as scripts of a page. */
export const OLD_LIBRARIES = [
  // https://github.com/prototypejs/prototype. Its `entries` returns the items.
  installed(
    'Prototype 1.7',
    'prototype/prototype.js',
    `
      Array.prototype.toArray = function () { return this.slice(); };
      Array.prototype.entries = Array.prototype.toArray;
      Array.from = (list) => {
        if (!list) return [];
        if ('toArray' in Object(list)) return list.toArray();
        const items = new Array(list.length || 0);
        for (let place = items.length; place--; ) items[place] = list[place];
        return items;
      };
      Object.assign(HTMLElement.prototype, {
        remove() {
          this.parentNode.removeChild(this);
          return this;
        },
        scrollTo() {
          window.scrollTo(0, this.getBoundingClientRect().top + window.scrollY);
          return this;
        },
      });`,
  ),
  {
    // An imitation of version 1.6.0.3, which has no package.
    name: 'Prototype 1.6',
    script: `
      Array.prototype.toJSON = function () { return '[' + this.map((item) => '"' + item + '"').join(', ') + ']'; };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };`,
  },
  // https://github.com/mootools/mootools-core, with its compatibility.
  installed(
    'MooTools',
    'mootools/mootools.js',
    `
      Array.from = (item) => item == null ? [] : Array.isArray(item) ? item : [item];
      window.Event = window.DOMEvent = function (event) {
        if (event.$extended) return event;
        this.key = event.type.indexOf('key') == 0 && event.which;
      };`,
  ),
] as const;
