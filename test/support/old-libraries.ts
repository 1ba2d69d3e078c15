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
    // Of 1.6 with its compatibility: https://github.com/mootools/mootools-core.
    name: 'MooTools',
    script: `
      Array.from = (item) => item == null ? [] : Array.isArray(item) ? item : [item];
      window.Event = window.DOMEvent = function (event) {
        if (event.$extended) return event;
        this.key = event.type.indexOf('key') == 0 && event.which;
      };`,
  },
] as const;
