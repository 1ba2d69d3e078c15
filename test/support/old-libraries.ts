/** What libraries of old put in place of built-ins, as scripts of a page. */
export const OLD_LIBRARIES = [
  {
    // Measured at the library: https://github.com/prototypejs/prototype, 1.7.3. Its `entries` returns the items.
    name: 'Prototype 1.7',
    script: `
      Array.prototype.toArray = function () { return this.slice(); };
      Array.prototype.entries = Array.prototype.toArray;
      Array.from = (list) => {
        if (!list) return [];
        if ('toArray' in Object(list)) return list.toArray();
        const items = new Array(list.length || 0);
        for (let place = items.length; place--; ) items[place] = list[place];
        return items;
      };`,
  },
  {
    // Of 1.6.0.3.
    name: 'Prototype 1.6',
    script: `
      Array.prototype.toJSON = function () { return '[' + this.map((item) => '"' + item + '"').join(', ') + ']'; };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };`,
  },
  {
    name: 'MooTools',
    script: 'Array.from = (item) => item == null ? [] : Array.isArray(item) ? item : [item];',
  },
] as const;
