/**
 * The members of this page's document by its prototype: an element with `name="body"` hides the document's own member,
 * and likewise for any other name. MooTools replaces `Document`. A function is bound to the document.
 * @see https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
const members: object = new Proxy(
  {},
  {
    get(_, name) {
      const member = Reflect.get(HTMLDocument.prototype, name, document);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => Reflect.apply(member, document, given);
    },
    set: (_, name, value) => Reflect.set(HTMLDocument.prototype, name, value, document),
  },
);

/**
 * Returns the members above for this page's document, and any other object as it is. The build calls it wherever code
 * reads such a member of an object.
 */
export function ownDocument<Value>(value: Value): Value;
export function ownDocument(value: unknown): unknown {
  return value === document ? members : value;
}
